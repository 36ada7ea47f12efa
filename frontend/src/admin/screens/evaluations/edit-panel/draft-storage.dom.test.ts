import { beforeEach, expect, it } from 'vitest';
import { reduceDraft, shownText, startDraft, type DraftAction } from './draft.ts';
import {
  forgetDraft,
  forgetLeftDraft,
  hasStoredDraft,
  keepForNextTab,
  openDraft,
  storeDraft,
} from './draft-storage.ts';

const server = (version: number, patch: Record<string, string> = {}) => ({
  version,
  texts: { summary: 'S', 'sections.1': 'A', ...patch },
});
const keep = (...actions: DraftAction[]) =>
  storeDraft('e1', 1, actions.reduce(reduceDraft, startDraft(server(1))));
const typed: DraftAction = { type: 'typed', field: 'summary', text: 'mine' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('brings edits, reasons and running work back', () => {
  keep(
    typed,
    { type: 'waived', finding: 'f', reason: 'ok' },
    {
      type: 'regenerating',
      field: 'sections.1',
      jobId: 'j',
    },
  );
  expect(hasStoredDraft('e1')).toBe(true);
  const draft = openDraft('e1', 1, server(1));
  expect([draft.edits, draft.waivers, draft.working]).toEqual([
    { summary: 'mine' },
    { f: 'ok' },
    { 'sections.1': 'j' },
  ]);
});

it('lays them over a newer version and finds what both changed', () => {
  keep(typed);
  const draft = openDraft('e1', 1, server(4, { summary: 'theirs', 'sections.1': 'A4' }));
  expect([draft.version, draft.conflicts]).toEqual([4, ['summary']]);
  expect([shownText(draft, 'summary'), shownText(draft, 'sections.1')]).toEqual(['mine', 'A4']);
});

it('offers the text that was finished while the page was away', () => {
  keep(typed, { type: 'regenerating', field: 'summary', jobId: 'j' });
  expect(openDraft('e1', 1, server(2, { summary: 'new' })).offers).toEqual(['summary']);
});

it('waits for no call that was cut off with the page', () => {
  keep(typed, { type: 'regenerating', field: 'sections.1', jobId: null });
  expect(openDraft('e1', 1, server(1)).working).toEqual({});
});

it('is nobody else’s', () => {
  keep(typed);
  expect(openDraft('e1', 2, server(1)).edits).toEqual({});
  expect(openDraft('e2', 1, server(1)).edits).toEqual({});
});

it('is gone once there is nothing unsaved', () => {
  keep(typed);
  keep(typed, { type: 'discarded' });
  expect(hasStoredDraft('e1')).toBe(false);
  keep(typed);
  forgetDraft('e1');
  expect(sessionStorage.length).toBe(0);
});

it.each(['', 'null', '[]', '{"adminId":1}', '{"adminId":1,"version":1,"edits":{"summary":3}}'])(
  'takes %j for nothing',
  (kept) => {
    sessionStorage.setItem('evaluationDraft:e1', kept);
    expect(openDraft('e1', 1, server(1))).toEqual(startDraft(server(1)));
  },
);

it('brings what a closed tab has left to the next one of the same person, and to no third', () => {
  const summaryOf = (adminId: number) => shownText(openDraft('e1', adminId, server(1)), 'summary');
  keep(typed);
  keepForNextTab('e1');
  sessionStorage.clear();
  forgetLeftDraft('e1', 2);
  expect(summaryOf(2)).toBe('S');
  expect(summaryOf(1)).toBe('mine');
  forgetLeftDraft('e1', 1);
  expect(summaryOf(1)).toBe('S');
  // Nothing unsaved: nothing is left.
  keepForNextTab('e1');
  expect(localStorage.length).toBe(0);
});
