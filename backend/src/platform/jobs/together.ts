import { setImmediate } from 'node:timers/promises';

interface Round<Question, Answer> {
  questions: Set<Question>;
  answers: Promise<Map<Question, Answer>>;
}

/** Answers by one reading what many ask in the same moment, as items do that were taken together. */
export class Together<Question, Answer> {
  private round: Round<Question, Answer> | null = null;

  constructor(private readonly read: (questions: Question[]) => Promise<Map<Question, Answer>>) {}

  /** Reads after it was asked, never before: an answer is as fresh as one's own reading. */
  async ask(question: Question): Promise<Answer | undefined> {
    const round = (this.round ??= this.newRound());
    round.questions.add(question);
    return (await round.answers).get(question);
  }

  private newRound(): Round<Question, Answer> {
    const questions = new Set<Question>();
    const answers = setImmediate().then(() => {
      this.round = null;
      return this.read([...questions]);
    });
    return { questions, answers };
  }
}
