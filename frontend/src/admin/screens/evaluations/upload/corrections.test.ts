import { expect, it } from 'vitest';
import {
  choiceOf,
  corrected,
  meaningOf,
  needsLook,
  noCorrections,
  partOf,
  type PreviewColumn,
} from './corrections.ts';

const column: PreviewColumn = {
  header: 'Web?',
  nth: 0,
  is: 'unknown',
  questionId: null,
  optionId: null,
  sure: 'exact',
  proposal: null,
  samples: [],
};

it('what is said of a column again takes the place of what was said before', () => {
  const first = corrected(noCorrections, 'columns', choiceOf(column, 'clinicName'));
  const second = corrected(first, 'columns', choiceOf({ ...column, nth: 1 }, 'ignored'));
  const third = corrected(second, 'columns', choiceOf(column, 'question q1'));
  expect(third.columns.map(({ nth, is, questionId }) => [nth, is, questionId])).toEqual([
    [1, 'ignored', null],
    [0, 'question', 'q1'],
  ]);
  expect(third.answers).toEqual([]);
});

it('answers are known by question and value, addresses by sheet and row', () => {
  let said = corrected(noCorrections, 'answers', { questionId: 'q1', value: 'talán', optionId: 3 });
  said = corrected(said, 'answers', { questionId: 'q1', value: 'talán', optionId: null });
  said = corrected(said, 'addresses', { sheet: 'A', row: 2, address: 'a@b.hu' });
  said = corrected(said, 'addresses', { sheet: 'B', row: 2, address: 'c@d.hu' });
  expect(said.answers).toEqual([{ questionId: 'q1', value: 'talán', optionId: null }]);
  expect(said.addresses).toHaveLength(2);
});

it.each([
  ['question', null, 'question q1', 'question'],
  ['option', 7, 'question q1', '7'],
  ['other', null, 'question q1', 'other'],
] as const)('a column that is %s (%s) says so by two choices, and back', (is, optionId, meaning, part) => {
  const one: PreviewColumn = { ...column, is, questionId: 'q1', optionId };
  expect([meaningOf(one), partOf(one)]).toEqual([meaning, part]);
  expect(choiceOf(one, meaning, part)).toMatchObject({ is, questionId: 'q1', optionId });
});

it('columns that nothing is known of are to be looked at', () => {
  expect(needsLook(column)).toBe(true);
  expect(needsLook({ ...column, is: 'question', questionId: 'q1', sure: 'alike' })).toBe(false);
});
