import { expect, it } from 'vitest';
import { reduceDraft, startDraft, type DraftAction } from './draft.ts';
import { isOpen, viewFindings } from './findings.ts';
import { makeFinding } from '../../../testing/make-evaluation.ts';

const texts = { summary: 'Az eredmény 99%, ami szép.', 'sections.1': '' };
const view = (findings = [makeFinding()], ...actions: DraftAction[]) =>
  viewFindings(findings, texts, actions.reduce(reduceDraft, startDraft({ version: 1, texts })));

it('shows the faulty part amid its surroundings', () => {
  expect(view()[0]).toMatchObject({
    state: 'open',
    excerpt: { before: 'Az eredmény ', marked: '99%', after: ', ami szép.' },
  });
});

it('does not trust offsets that point elsewhere', () => {
  expect(view([makeFinding({ start: 3, end: 6 })])[0]?.excerpt).toEqual({
    before: '',
    marked: '99%',
    after: '',
  });
});

it('is settled by a reason, here or earlier, and stands behind the open ones', () => {
  const earlier = makeFinding({
    id: 'old',
    waiver: { finding: 'old', reason: 'Régi ok', adminId: 1, at: '2026-11-20T10:00:00Z' },
  });
  const views = view([earlier, makeFinding({ id: 'f1' }), makeFinding({ id: 'f2' })], {
    type: 'waived',
    finding: 'f2',
    reason: 'Új ok',
  });
  expect(views.map(({ finding, reason }) => [finding.id, reason])).toEqual([
    ['f1', null],
    ['old', 'Régi ok'],
    ['f2', 'Új ok'],
  ]);
  expect(views.filter(isOpen)).toHaveLength(1);
});

it('counts as rewritten once the faulty part is gone', () => {
  const typed = (text: string): DraftAction => ({ type: 'typed', field: 'summary', text });
  expect(view(undefined, typed('Az eredmény 62%, ami szép.'))[0]?.state).toBe('changed');
  expect(view(undefined, typed('Az eredmény 99%.'))[0]?.state).toBe('open');
  const tooLong = makeFinding({ rule: 'too_long', text: 'szép.' });
  expect(view([tooLong], typed('szép.'))[0]?.state).toBe('changed');
});
