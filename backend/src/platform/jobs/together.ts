import { setImmediate } from 'node:timers/promises';

interface Round<Question, Answer> {
  questions: Set<Question>;
  answers: Promise<Map<Question, Answer>>;
  /** Whoever was served last. */
  last: Promise<unknown>;
}

/**
 * Answers by one reading what many ask in the same moment, as items do that were taken together. They go on one
 * after the other, each in a turn of its own: a visitor's page must not wait until all of them are prepared.
 */
export class Together<Question, Answer> {
  private round: Round<Question, Answer> | null = null;

  constructor(private readonly read: (questions: Question[]) => Promise<Map<Question, Answer>>) {}

  /** Reads after it was asked, never before: an answer is as fresh as one's own reading. */
  async ask(question: Question): Promise<Answer | undefined> {
    const round = (this.round ??= this.newRound());
    round.questions.add(question);
    await (round.last = round.last.then(() => setImmediate()));
    return (await round.answers).get(question);
  }

  private newRound(): Round<Question, Answer> {
    const questions = new Set<Question>();
    const answers = setImmediate().then(() => {
      this.round = null;
      return this.read([...questions]);
    });
    return { questions, answers, last: answers.catch(() => undefined) };
  }
}
