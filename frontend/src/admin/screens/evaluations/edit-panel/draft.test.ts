import { describe, expect, it } from 'vitest';
import {
  hasUnsaved,
  isDirty,
  reduceDraft,
  shownText,
  startDraft,
  type Draft,
  type DraftAction,
} from './draft.ts';

const texts = { summary: 'S', motivationalMessage: 'M', 'sections.1': 'A', 'strengths.1.0': 'x' };
const server = (version: number, patch: Record<string, string> = {}) => ({
  version,
  texts: { ...texts, ...patch },
});
const after = (...actions: DraftAction[]): Draft => actions.reduce(reduceDraft, startDraft(server(1)));
const typed = (field: string, text: string): DraftAction => ({ type: 'typed', field, text });

describe('typing', () => {
  it('makes an edit of one field and touches nothing else', () => {
    const draft = after(typed('summary', 'S2'));
    expect(draft.edits).toEqual({ summary: 'S2' });
    expect(shownText(draft, 'summary')).toBe('S2');
    expect(shownText(draft, 'motivationalMessage')).toBe('M');
    expect(isDirty(draft)).toBe(true);
  });

  it('is undone by typing the saved text again; emptying a field is an edit', () => {
    expect(isDirty(after(typed('summary', 'S2'), typed('summary', 'S')))).toBe(false);
    expect(shownText(after(typed('summary', '')), 'summary')).toBe('');
  });
});

describe('a newer version from the server', () => {
  it('shows in untouched fields and leaves edits alone', () => {
    const draft = after(typed('summary', 'S2'), { type: 'loaded', ...server(2, { 'sections.1': 'A2' }) });
    expect([draft.version, shownText(draft, 'sections.1'), shownText(draft, 'summary')]).toEqual([
      2,
      'A2',
      'S2',
    ]);
    expect(draft.conflicts).toEqual([]);
  });

  it('is a conflict only where the same field was changed in another way', () => {
    const news: DraftAction = { type: 'loaded', ...server(2, { summary: 'theirs', 'sections.1': 'same' }) };
    const draft = after(typed('summary', 'mine'), typed('sections.1', 'same'), news);
    expect(draft.conflicts).toEqual(['summary']);
    expect(draft.edits).toEqual({ summary: 'mine' });
    expect(draft.base.summary).toBe('theirs');
  });

  it('that is older is ignored', () => {
    const draft = after(
      { type: 'loaded', ...server(3) },
      { type: 'loaded', ...server(2, { summary: 'old' }) },
    );
    expect([draft.version, shownText(draft, 'summary')]).toEqual([3, 'S']);
  });

  it('lets the person choose field by field', () => {
    const conflicted = [
      typed('summary', 'mine'),
      typed('sections.1', 'mine'),
      { type: 'loaded', ...server(2, { summary: 'theirs', 'sections.1': 'theirs' }) },
    ] as DraftAction[];
    const draft = after(...conflicted, {
      type: 'resolved',
      choices: { summary: 'theirs', 'sections.1': 'mine' },
    });
    expect(draft.conflicts).toEqual([]);
    expect(draft.edits).toEqual({ 'sections.1': 'mine' });
    const undecided = after(...conflicted, { type: 'resolved', choices: { summary: 'mine' } });
    expect(undecided.conflicts).toEqual(['sections.1']);
  });
});

describe('a regenerated text', () => {
  const asked: DraftAction = { type: 'regenerating', field: 'summary', jobId: 'j' };
  const arrived: DraftAction = { type: 'regenerated', field: 'summary', ...server(2, { summary: 'new' }) };

  it('takes an untouched field and can be undone with one click', () => {
    const draft = after(asked, arrived);
    expect(shownText(draft, 'summary')).toBe('new');
    expect([isDirty(draft), draft.working]).toEqual([false, {}]);
    const undone = reduceDraft(draft, { type: 'undone', field: 'summary' });
    expect(undone.edits).toEqual({ summary: 'S' });
    expect(undone.undos).toEqual({});
  });

  it('is offered, not written over, when somebody typed meanwhile', () => {
    const draft = after(asked, typed('summary', 'typing'), arrived);
    expect(shownText(draft, 'summary')).toBe('typing');
    expect([draft.offers, draft.conflicts]).toEqual([['summary'], []]);
    const accepted = reduceDraft(draft, { type: 'offerAccepted', field: 'summary' });
    expect([shownText(accepted, 'summary'), isDirty(accepted), accepted.offers]).toEqual(['new', false, []]);
    expect(shownText(reduceDraft(accepted, { type: 'undone', field: 'summary' }), 'summary')).toBe('typing');
    const declined = reduceDraft(draft, { type: 'offerDeclined', field: 'summary' });
    expect([shownText(declined, 'summary'), declined.offers]).toEqual(['typing', []]);
  });

  it('is the same whether the list or the job tells first', () => {
    const listed: DraftAction = { type: 'loaded', ...server(2, { summary: 'new' }) };
    expect(after(asked, listed, arrived)).toEqual(after(asked, arrived));
    const typing = typed('summary', 'typing');
    expect(after(asked, typing, listed, arrived)).toEqual(after(asked, typing, arrived));
  });

  it('that did not come leaves the text and says why until it is read or asked for again', () => {
    const failed = after(asked, { type: 'regenerateFailed', field: 'summary', reason: 'Nem ment.' });
    expect([shownText(failed, 'summary'), failed.working, failed.failures]).toEqual([
      'S',
      {},
      { summary: 'Nem ment.' },
    ]);
    expect(reduceDraft(failed, asked).failures).toEqual({});
    expect(reduceDraft(failed, { type: 'failureRead', field: 'summary' }).failures).toEqual({});
  });
});

describe('saving', () => {
  it('settles what was sent and keeps what was typed meanwhile', () => {
    const draft = after(typed('summary', 'S2'), typed('sections.1', 'A2'), typed('sections.1', 'A3'), {
      type: 'saved',
      sent: { summary: 'S2', 'sections.1': 'A2' },
      ...server(2, { summary: 'S2', 'sections.1': 'A2' }),
    });
    expect([draft.version, draft.edits, draft.conflicts]).toEqual([2, { 'sections.1': 'A3' }, []]);
  });

  it('takes the text as the server stored it', () => {
    const draft = after(typed('summary', ' S2 '), {
      type: 'saved',
      sent: { summary: ' S2 ' },
      ...server(2, { summary: 'S2' }),
    });
    expect([shownText(draft, 'summary'), isDirty(draft), draft.conflicts]).toEqual(['S2', false, []]);
  });
});

it('a restored original takes the field, and what stood there can come back', () => {
  const draft = after(typed('summary', 'mine'), {
    type: 'restored',
    field: 'summary',
    ...server(2, { summary: 'original' }),
  });
  expect([shownText(draft, 'summary'), draft.conflicts, draft.undos]).toEqual([
    'original',
    [],
    { summary: 'mine' },
  ]);
});

it('reasons for accepted findings count as unsaved until the texts are verified', () => {
  const waived = after({ type: 'waived', finding: 'f1', reason: 'Így beszélik.' });
  expect([hasUnsaved(waived), isDirty(waived)]).toEqual([true, false]);
  expect(hasUnsaved(reduceDraft(waived, { type: 'unwaived', finding: 'f1' }))).toBe(false);
  expect(hasUnsaved(reduceDraft(waived, { type: 'verified' }))).toBe(false);
});

it('discarding goes back to the saved texts and keeps waiting for running work', () => {
  const draft = after(
    typed('summary', 'x'),
    { type: 'regenerating', field: 'sections.1', jobId: 'j' },
    {
      type: 'discarded',
    },
  );
  expect([hasUnsaved(draft), draft.working]).toEqual([false, { 'sections.1': 'j' }]);
});
