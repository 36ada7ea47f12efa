import type { Language } from '../http/languages.js';

/** Options of one kind of job. */
export interface KindOptions {
  /** Tries of an item before it fails for good; retries happen only for RetryLater and crashes. */
  attempts: number;
  /** 'items': done/total count the items. 'reported': the handler reports its own progress (e.g. rows of a file). */
  progress: 'items' | 'reported';
  /** False where failed items are not simply run again, e.g. mails, which are sent anew. */
  retryable?: boolean;
  /** Turns the stored result into what people read, in their language; else it is shown as stored. */
  present?: (result: never, language: Language) => unknown;
}

const kindOptions = new Map<string, KindOptions>();
const names = new Set<string>();

/** The name of every queue there is. */
export const queueNames = (): string[] => [...names].sort();

/** Whether the failed items of this kind may be run again. */
export const isRetryable = (kind: string): boolean => kindOptions.get(kind)?.retryable !== false;

/** The result of a job of this kind, as people read it. */
export function presentResult(kind: string, result: unknown, language: Language): unknown {
  const present = kindOptions.get(kind)?.present;
  return result !== null && present ? present(result as never, language) : (result ?? null);
}

/** What a kind carries: its payload, what a finished item answers, and what its items hand over to be stored together. */
export interface JobShape {
  payload: object;
  result: unknown;
  value?: unknown;
}

/** A queue as a checked catalogue: kind -> payload, result and options. x.worker.ts must handle every kind or not compile. */
export interface QueueDefinition<Kinds extends Record<string, JobShape>> {
  name: string;
  kinds: Record<keyof Kinds & string, KindOptions>;
  /** Type carrier only. */
  readonly shapes?: Kinds;
}

export function defineQueue<Kinds extends Record<string, JobShape>>(
  name: string,
  kinds: Record<keyof Kinds & string, KindOptions>,
): QueueDefinition<Kinds> {
  names.add(name);
  for (const [kind, options] of Object.entries<KindOptions>(kinds)) kindOptions.set(kind, options);
  return { name, kinds };
}
