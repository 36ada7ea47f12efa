import { readStoredValue, writeStoredValue } from '../../../shared/state/stored.ts';
import { createStore, useStore } from '../../../shared/state/store.ts';

export type RowStep = 'generate' | 'send' | 'test' | 'reset' | 'withdraw' | 'delete' | 'card';

/** What goes on, or went wrong, at one row of the evaluation table. */
export type RowWork = Readonly<{
  step: RowStep;
  clientName: string;
  /** The background job that does it; null while the call itself is under way. */
  jobId: string | null;
  /** The server's sentence when it did not work; stays until the next step or until it is dismissed. */
  failure: string | null;
}>;

type Works = Readonly<Record<string, RowWork>>;

const storageKey = 'evaluationRowWork';
const works = createStore<Works>(restore());

/** Says that a step began at a row; an earlier failure is forgotten. */
export function startRowWork(evaluationId: string, step: RowStep, clientName: string): void {
  put(evaluationId, { step, clientName, jobId: null, failure: null });
}

/** Says which job does the row's step. */
export function attachJob(evaluationId: string, jobId: string): void {
  const work = works.value()[evaluationId];
  if (work) put(evaluationId, { ...work, jobId });
}

/** Keeps the reason why the row's step did not work. */
export function failRowWork(evaluationId: string, failure: string): void {
  const work = works.value()[evaluationId];
  if (work) put(evaluationId, { ...work, jobId: null, failure });
}

/** Forgets the row's step: it worked, or the person has read why not. */
export function endRowWork(evaluationId: string): void {
  const { [evaluationId]: _ended, ...rest } = works.value();
  publish(rest);
}

/** The evaluation that a job works on, when this browser tab started it. */
export function rowOfJob(jobId: string): { evaluationId: string; work: RowWork } | null {
  const found = Object.entries(works.value()).find(([, work]) => work.jobId === jobId);
  return found ? { evaluationId: found[0], work: found[1] } : null;
}

/** Every row with something under way or gone wrong, by evaluation id. */
export function useRowWorks(): Works {
  return useStore(works);
}

function put(evaluationId: string, work: RowWork): void {
  publish({ ...works.value(), [evaluationId]: work });
}

function publish(next: Works): void {
  works.set(next);
  writeStoredValue('tab', storageKey, next);
}

/** A reload keeps jobs and failures, not calls that were cut off with the page. */
function restore(): Works {
  const kept = (readStoredValue('tab', storageKey) ?? {}) as Works;
  return Object.fromEntries(
    Object.entries(kept).filter(([, work]) => work.jobId !== null || work.failure !== null),
  );
}
