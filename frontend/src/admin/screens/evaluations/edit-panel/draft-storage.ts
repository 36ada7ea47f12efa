import {
  readStored,
  readStoredValue,
  writeStored,
  writeStoredValue,
} from '../../../../shared/state/stored.ts';
import { hasUnsaved, rebase, startDraft, type Draft, type ServerTexts } from './draft.ts';
import { type Texts } from './text-fields.ts';

type Stored = Pick<Draft, 'version' | 'edits' | 'undos' | 'offers' | 'conflicts' | 'working' | 'waivers'> & {
  adminId: number;
  /** The server's texts that the edits and the running work stand on. */
  base: Texts;
};

const prefix = 'evaluationDraft:';

/** Keeps unsaved work in this browser tab, through reload and sign-out; forgets it when there is none. */
export function storeDraft(evaluationId: string, adminId: number, draft: Draft): void {
  if (!hasUnsaved(draft) && Object.keys(draft.working).length === 0) {
    forgetDraft(evaluationId);
    return;
  }
  const { version, edits, undos, offers, conflicts, working, waivers } = draft;
  const touched = [...Object.keys(edits), ...Object.keys(working)];
  const base = Object.fromEntries(touched.map((field) => [field, draft.base[field] ?? '']));
  const stored: Stored = { adminId, version, base, edits, undos, offers, conflicts, working, waivers };
  writeStoredValue('tab', prefix + evaluationId, stored);
}

/** Forgets the unsaved work on an evaluation. */
export function forgetDraft(evaluationId: string): void {
  writeStoredValue('tab', prefix + evaluationId, null);
}

/** The tab may be about to be closed: its unsaved work waits in this browser for the next one that opens the evaluation. */
export function keepForNextTab(evaluationId: string): void {
  const stored = readStored('tab', prefix + evaluationId);
  if (stored !== null) writeStored('browser', prefix + evaluationId, stored);
}

/** What another tab has left is in this tab now, and is nobody else's to find. */
export function forgetLeftDraft(evaluationId: string, adminId: number): void {
  if (readDraft(evaluationId, 'browser')?.adminId === adminId)
    writeStored('browser', prefix + evaluationId, null);
}

/** True when unsaved texts of this evaluation wait in this browser tab. */
export function hasStoredDraft(evaluationId: string): boolean {
  const stored = readDraft(evaluationId, 'tab');
  return stored !== null && (Object.keys(stored.edits).length > 0 || Object.keys(stored.waivers).length > 0);
}

/**
 * The draft to start from: kept work of the same admin laid over the server's texts, whatever has changed there
 * since, else a fresh one.
 */
export function openDraft(evaluationId: string, adminId: number, server: ServerTexts): Draft {
  const fresh = startDraft(server);
  const stored = readDraft(evaluationId, 'tab') ?? readDraft(evaluationId, 'browser');
  if (stored === null || stored.adminId !== adminId) return fresh;
  const known = (field: string) => field in server.texts;
  const keepKnown = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => known(field)));
  const before: Draft = {
    ...fresh,
    base: { ...server.texts, ...keepKnown(stored.base) },
    edits: keepKnown(stored.edits),
    undos: keepKnown(stored.undos),
    offers: stored.offers.filter(known),
    conflicts: stored.conflicts.filter(known),
    // A call that was cut off with the page has no job to wait for.
    working: Object.fromEntries(
      Object.entries(keepKnown(stored.working)).filter(([, jobId]) => jobId !== null),
    ),
    waivers: stored.waivers,
  };
  return rebase(before, server);
}

function readDraft(evaluationId: string, place: 'tab' | 'browser'): Stored | null {
  const value = readStoredValue(place, prefix + evaluationId);
  return isStored(value) ? value : null;
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { adminId, version, base, edits, undos, offers, conflicts, working, waivers } = value as Record<
    string,
    unknown
  >;
  return (
    typeof adminId === 'number' &&
    typeof version === 'number' &&
    [base, edits, undos, waivers].every((record) => isRecordOf(record, isText)) &&
    isRecordOf(working, (jobId) => jobId === null || isText(jobId)) &&
    [offers, conflicts].every((list) => Array.isArray(list) && list.every(isText))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecordOf(value: unknown, isValue: (one: unknown) => boolean): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue)
  );
}
