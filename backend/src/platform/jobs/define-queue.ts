/** Options of one kind of job. */
export interface KindOptions {
  /** Tries of an item before it fails for good; retries happen only for RetryLater and crashes. */
  attempts: number;
  /** 'items': done/total count the items. 'reported': the handler reports its own progress (e.g. rows of a file). */
  progress: 'items' | 'reported';
}

/** What a kind carries: its payload and what a finished item answers. */
export interface JobShape {
  payload: object;
  result: unknown;
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
  return { name, kinds };
}
