import { describe, expect, it } from 'vitest';
import { makeEvaluation, makeOpened } from '../../../testing/make-evaluation.ts';
import { approvalNow } from './approving.ts';
import { editedWriter } from './origins.ts';
import { saysSomething } from './reasons.ts';
import { isSeen, nextUnread } from './use-opened.ts';

const at = '2026-11-20T10:00:00Z';
const whole = makeOpened('summary', 'sections.1', 'sections.2').parts;
const some = makeOpened('summary').parts;
const untouched = { edits: {} };

describe('approving now', () => {
  it('is as read only when every part was opened', () => {
    expect(approvalNow(makeEvaluation(), untouched, whole)).toBe('read');
    expect(approvalNow(makeEvaluation(), untouched, some)).toBe('unread');
    expect(approvalNow(makeEvaluation(), untouched, [])).toBe('unread');
  });

  it('takes what the person writes for read', () => {
    const edits = { 'strengths.1.0': 'Új', 'sections.2': 'Új' };
    expect(approvalNow(makeEvaluation(), { edits }, some)).toBe('read');
  });

  it('is offered for approved texts that were edited or withdrawn, or have now been read', () => {
    const approved = { status: 'sent', hasSnapshot: true } as const;
    const by = (who: 'person' | 'automatic') => ({ by: who, adminId: 1, at });
    const read = makeEvaluation({ ...approved, approval: by('person') });
    expect(approvalNow(read, untouched, whole)).toBeNull();
    expect(approvalNow(read, { edits: { summary: 'Új' } }, whole)).toBe('read');
    expect(approvalNow({ ...read, editedSinceApproval: true }, untouched, some)).toBe('unread');
    expect(approvalNow({ ...read, hasSnapshot: false }, untouched, some)).toBe('unread');
    const checked = makeEvaluation({ ...approved, approval: by('automatic') });
    expect(approvalNow(checked, untouched, some)).toBeNull();
    expect(approvalNow(checked, untouched, whole)).toBe('read');
  });
});

describe('a part', () => {
  const base = { 'sections.1': 'Szöveg.', 'strengths.1.0': 'Erős', 'strengths.1.1': '' };

  it('was on the screen once all its texts were, as they read', () => {
    expect(isSeen('sections.1', { base, edits: {} }, { 'sections.1': 'Szöveg.' })).toBe(false);
    const seen = { 'sections.1': 'Szöveg.', 'strengths.1.0': 'Erős' };
    expect(isSeen('sections.1', { base, edits: {} }, seen)).toBe(true);
    expect(isSeen('sections.1', { base: { ...base, 'sections.1': 'Más.' }, edits: {} }, seen)).toBe(false);
    expect(isSeen('sections.1', { base, edits: { 'sections.1': 'Írom' } }, seen)).toBe(false);
  });

  it('that waits is looked for below the one shown, then from the top', () => {
    expect(nextUnread(some, 'sections.1')).toBe('sections.2');
    expect(nextUnread(makeOpened('sections.2').parts, 'sections.2')).toBe('summary');
    expect(nextUnread(whole, 'summary')).toBeNull();
  });
});

it('a reason in own words has two different real words and ten letters', () => {
  expect(saysSomething('Az alapítás éve.')).toBe(true);
  expect(saysSomething('Rendbenvanígy')).toBe(false);
  expect(saysSomething('igen igen igen igen')).toBe(false);
  expect(saysSomething('1987 . . .')).toBe(false);
  expect(saysSomething('aaaaa bbbbb')).toBe(false);
  expect(saysSomething('asdfgh qwertz')).toBe(false);
});

it('a text is edited while something of the machine’s is left', () => {
  const original = { text: 'Régi.', by: 'ai', at } as const;
  const edited = { by: 'person', author: 1, at, original } as const;
  expect(editedWriter({ ...edited, editedShare: 0.3 })).toBe('ai');
  expect(editedWriter({ ...edited, by: 'program', editedShare: 0.3 })).toBe('ai');
  expect(editedWriter({ ...edited, editedShare: 1 })).toBeNull();
  expect(editedWriter({ by: 'ai', author: null, at })).toBeNull();
});
