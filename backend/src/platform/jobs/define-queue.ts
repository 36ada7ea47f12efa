import type { Language } from '../http/languages.js';

/** What people read of a stored result, and the schema it has in the API's document. */
export interface ReportType {
  new (): object;
  from(result: never, language: Language): unknown;
}

/** Options of one kind of job. */
export interface KindOptions {
  /** Tries of an item before it fails for good; retries happen only for RetryLater and crashes. */
  attempts: number;
  /** 'items': done/total count the items. 'reported': the handler reports its own progress (e.g. rows of a file). */
  progress: 'items' | 'reported';
  /** True where the job makes a workbook that can be fetched. */
  makesFile?: boolean;
  /** False where failed items are not simply run again, e.g. mails, which are sent anew. */
  retryable?: boolean;
  /** True where its items reach people or other services: in a copy of the data they wait (rules: copies). */
  reachesOut?: boolean;
  /** Words the stored result in the reader's language; without it the result is shown as stored. */
  report?: ReportType;
}

const kindOptions = new Map<string, KindOptions>();
const names = new Set<string>();

/** The name of every queue there is. */
export const queueNames = (): string[] => [...names].sort();

/** The kinds of jobs that wait in a copy of the data. */
export const reachingOut = (): string[] =>
  [...kindOptions].filter(([, { reachesOut }]) => reachesOut === true).map(([kind]) => kind);

/** Whether the failed items of this kind may be run again. */
export const isRetryable = (kind: string): boolean => kindOptions.get(kind)?.retryable !== false;

/** Whether a job of this kind makes a workbook that can be fetched. */
export const makesFile = (kind: string): boolean => kindOptions.get(kind)?.makesFile === true;

/** The result of a job of this kind, as people read it. */
export function presentResult(kind: string, result: unknown, language: Language): unknown {
  const report = kindOptions.get(kind)?.report;
  return result !== null && report ? report.from(result as never, language) : (result ?? null);
}

/** Every kind of job, with the type of its report where it has one; for the API's document. */
export const jobKinds = (): [kind: string, report: ReportType | undefined][] =>
  [...kindOptions].map(([kind, { report }]) => [kind, report]);

/** What a kind carries: its payload, and what a finished item answers. */
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
  names.add(name);
  for (const [kind, options] of Object.entries<KindOptions>(kinds)) kindOptions.set(kind, options);
  return { name, kinds };
}

/** Takes a queue out of the catalogue again, for tests that define one of their own: spec files share these modules. */
export function forgetQueue({ name, kinds }: { name: string; kinds: object }): void {
  names.delete(name);
  for (const kind of Object.keys(kinds)) kindOptions.delete(kind);
}
