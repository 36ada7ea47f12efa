import { setImmediate } from 'node:timers/promises';

interface Round<Question, Answer> {
  questions: Set<Question>;
  answers: Promise<Map<Question, Answer>>;
  /** Resolves when the latest caller has had its turn. */
  last: Promise<unknown>;
}

/**
 * Batches loads of one moment into one read (the data loader pattern). The callers resume one after the other, each in
 * a turn of the event loop of its own, so that requests in between do not wait for all of them.
 */
export class BatchLoader<Question, Answer> {
  private round: Round<Question, Answer> | null = null;

  constructor(private readonly read: (questions: Question[]) => Promise<Map<Question, Answer>>) {}

  /** Reads after it was asked, never before: an answer is as fresh as one's own reading. */
  async load(question: Question): Promise<Answer | undefined> {
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
