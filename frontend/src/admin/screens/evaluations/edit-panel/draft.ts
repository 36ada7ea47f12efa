import { settled } from '../../../../shared/actions/edits.ts';
import { type Texts } from './text-fields.ts';

/** A version of the evaluation's texts as the server has them. */
export type ServerTexts = Readonly<{ version: number; texts: Texts }>;

/**
 * A person's unsaved work on one evaluation. `base` is always the newest text known from the server; what a
 * person changed lies over it in `edits`, so nothing that arrives can overwrite it.
 */
export type Draft = Readonly<{
  version: number;
  base: Texts;
  /** Only fields whose text differs from `base`. */
  edits: Texts;
  /** What stood in a field before a machine's text took its place. */
  undos: Texts;
  /** Edited fields for which a regenerated text waits in `base`, to be taken or left. */
  offers: readonly string[];
  /** Edited fields that somebody else changed too; `base` has their text. */
  conflicts: readonly string[];
  /** Fields being written anew, with the job that does it; null until the server has named one. */
  working: Readonly<Record<string, string | null>>;
  /** Why the last attempt to write a field anew did not work. */
  failures: Texts;
  /** Reasons for which findings of the checks are accepted, by finding. */
  waivers: Texts;
}>;

export type ConflictChoice = 'mine' | 'theirs';

export type DraftAction =
  | (ServerTexts & { type: 'loaded' })
  | (ServerTexts & { type: 'saved'; sent: Texts })
  | (ServerTexts & { type: 'regenerated' | 'restored'; field: string })
  | { type: 'typed'; field: string; text: string }
  | { type: 'regenerating'; field: string; jobId: string | null }
  | { type: 'regenerateFailed'; field: string; reason: string }
  | { type: 'undone' | 'offerAccepted' | 'offerDeclined' | 'failureRead'; field: string }
  | { type: 'resolved'; choices: Readonly<Record<string, ConflictChoice>> }
  | { type: 'waived'; finding: string; reason: string }
  | { type: 'unwaived'; finding: string }
  | { type: 'verified' }
  | { type: 'discarded' };

/** A draft in which nothing has been changed yet. */
export function startDraft(server: ServerTexts): Draft {
  return {
    version: server.version,
    base: server.texts,
    edits: {},
    undos: {},
    offers: [],
    conflicts: [],
    working: {},
    failures: {},
    waivers: {},
  };
}

/** The text a field shows. */
export function shownText(draft: Draft, field: string): string {
  return draft.edits[field] ?? draft.base[field] ?? '';
}

/** True when a text differs from what the server has. */
export function isDirty(draft: Draft): boolean {
  return Object.keys(draft.edits).length > 0;
}

/** True when leaving would lose something: texts or reasons that have not been sent. */
export function hasUnsaved(draft: Draft): boolean {
  return isDirty(draft) || Object.keys(draft.waivers).length > 0;
}

/** Applies what a person or the server did to the draft. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'loaded':
      return action.version < draft.version ? draft : rebase(draft, action);
    case 'saved':
      return afterSave(draft, action, action.sent);
    case 'regenerated':
      return stopWorking(action.version < draft.version ? draft : rebase(draft, action), action.field);
    case 'restored':
      return afterRestore(draft, action, action.field);
    case 'typed':
      return write(draft, action.field, action.text);
    case 'regenerating':
      return {
        ...draft,
        working: { ...draft.working, [action.field]: action.jobId },
        failures: without(draft.failures, action.field),
      };
    case 'regenerateFailed':
      return {
        ...stopWorking(draft, action.field),
        failures: { ...draft.failures, [action.field]: action.reason },
      };
    case 'undone':
      return undo(draft, action.field);
    case 'offerAccepted':
      return acceptOffer(draft, action.field);
    case 'offerDeclined':
      return { ...draft, offers: draft.offers.filter((field) => field !== action.field) };
    case 'failureRead':
      return { ...draft, failures: without(draft.failures, action.field) };
    case 'resolved':
      return resolve(draft, action.choices);
    case 'waived':
      return { ...draft, waivers: { ...draft.waivers, [action.finding]: action.reason } };
    case 'unwaived':
      return { ...draft, waivers: without(draft.waivers, action.finding) };
    case 'verified':
      return { ...draft, waivers: {} };
    case 'discarded':
      return { ...startDraft({ version: draft.version, texts: draft.base }), working: draft.working };
  }
}

/**
 * Puts newer server texts under the draft. Untouched fields follow. An edited field keeps its edit; when its text
 * changed underneath, a text that was asked for here becomes an offer, and somebody else's becomes a conflict.
 */
export function rebase(draft: Draft, server: ServerTexts): Draft {
  let next: Draft = { ...draft, version: server.version, base: server.texts };
  for (const [field, text] of Object.entries(server.texts)) {
    const before = draft.base[field];
    if (before === undefined || before === text) continue;
    const askedFor = field in draft.working;
    const edit = draft.edits[field];
    if (edit === undefined) {
      if (askedFor) next = { ...next, undos: { ...next.undos, [field]: before } };
    } else if (edit === text) {
      next = dropEdit(next, field);
    } else {
      const list = askedFor ? 'offers' : 'conflicts';
      next = { ...next, [list]: [...next[list].filter((one) => one !== field), field] };
    }
  }
  return next;
}

function write(draft: Draft, field: string, text: string): Draft {
  if (text === (draft.base[field] ?? '')) return dropEdit(draft, field);
  return { ...draft, edits: { ...draft.edits, [field]: text } };
}

function dropEdit(draft: Draft, field: string): Draft {
  const rest = (fields: readonly string[]) => fields.filter((one) => one !== field);
  return {
    ...draft,
    edits: without(draft.edits, field),
    offers: rest(draft.offers),
    conflicts: rest(draft.conflicts),
  };
}

function undo(draft: Draft, field: string): Draft {
  const before = draft.undos[field];
  if (before === undefined) return draft;
  return write({ ...draft, undos: without(draft.undos, field) }, field, before);
}

function acceptOffer(draft: Draft, field: string): Draft {
  if (!draft.offers.includes(field)) return draft;
  return dropEdit({ ...draft, undos: { ...draft.undos, [field]: shownText(draft, field) } }, field);
}

function resolve(draft: Draft, choices: Readonly<Record<string, ConflictChoice>>): Draft {
  const theirs = draft.conflicts.filter((field) => choices[field] === 'theirs');
  const open = draft.conflicts.filter((field) => choices[field] === undefined);
  return theirs.reduce(dropEdit, { ...draft, conflicts: open });
}

/** What was typed while the save was under way stays an edit. */
function afterSave(draft: Draft, server: ServerTexts, sent: Texts): Draft {
  const left = settled(draft.edits, sent);
  const stored = Object.keys(draft.edits).filter((field) => !(field in left));
  const nowStored = Object.fromEntries(Object.keys(sent).map((field) => [field, server.texts[field] ?? '']));
  const dropped = stored.reduce(dropEdit, { ...draft, base: { ...draft.base, ...nowStored } });
  return rebase({ ...dropped, undos: withoutAll(dropped.undos, stored) }, server);
}

/** The person asked for the original, so it takes the field; what stood there can be brought back. */
function afterRestore(draft: Draft, server: ServerTexts, field: string): Draft {
  const before = shownText(draft, field);
  const restored = rebase(dropEdit(draft, field), server);
  return before === server.texts[field]
    ? restored
    : { ...restored, undos: { ...restored.undos, [field]: before } };
}

function stopWorking(draft: Draft, field: string): Draft {
  return { ...draft, working: without(draft.working, field) };
}

function without<T>(record: Readonly<Record<string, T>>, field: string): Readonly<Record<string, T>> {
  const { [field]: _gone, ...rest } = record;
  return rest;
}

function withoutAll(record: Texts, fields: readonly string[]): Texts {
  return fields.reduce<Texts>((rest, field) => without(rest, field), record);
}
