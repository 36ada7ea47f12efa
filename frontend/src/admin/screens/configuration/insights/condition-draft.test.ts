import { describe, expect, it } from 'vitest';
import { type Condition } from '../../../../shared/conditions.ts';
import {
  addAt,
  changeAt,
  conditionOf,
  countTests,
  draftOf,
  emptyGroup,
  emptyTest,
  faultsOf,
  percentOf,
  removeAt,
  withSubject,
  type GroupDraft,
  type TestDraft,
} from './condition-draft.ts';

const online: Condition = { question: 11, chose: 'any', options: [101] };
const reminders: Condition = { question: 12, chose: 'all', options: [201, 202] };
const answered: Condition = { question: 13, answered: true };
const strong: Condition = { section: 2, atLeast: 50 };
const weak: Condition = { section: null, below: 30 };

/** What is left of a condition that was opened and saved as it is. */
const reopened = (condition: Condition) => conditionOf(draftOf(condition));

describe('A stored condition in the builder', () => {
  it('is saved as it was', () => {
    const conditions: Condition[] = [
      online,
      answered,
      strong,
      weak,
      { not: online },
      { not: reminders },
      { not: answered },
      { all: [online, { not: reminders }, weak] },
      { any: [{ all: [online, reminders] }, { not: { any: [strong, weak] } }] },
      { not: { all: [online, { any: [answered, strong] }] } },
    ];
    expect(conditions.map(reopened)).toEqual(conditions);
  });

  it('loses what says nothing: groups of one, twofold negation, and a negated limit', () => {
    expect(reopened({ all: [online] })).toEqual(online);
    expect(reopened({ any: [{ all: [reminders, weak] }] })).toEqual({ all: [reminders, weak] });
    expect(reopened({ not: { not: online } })).toEqual(online);
    expect(reopened({ not: { any: [{ not: online }] } })).toEqual(online);
    expect(reopened({ not: strong })).toEqual({ section: 2, below: 50 });
    expect(reopened({ not: weak })).toEqual({ section: null, atLeast: 30 });
  });

  it('stands in a group, to which more can be added', () => {
    expect(draftOf(online)).toEqual({ verb: 'all', items: [expect.objectContaining({ verb: 'any' })] });
    expect(draftOf({ not: { any: [online, weak] } }).verb).toBe('none');
  });
});

describe('A condition that is edited', () => {
  const about = (question: number, patch: Partial<TestDraft> = {}): TestDraft => ({
    ...emptyTest,
    subject: { question },
    ...patch,
  });
  const group: GroupDraft = {
    verb: 'any',
    items: [about(11), { verb: 'all', items: [about(12), about(13)] }],
  };
  const questions = (item: GroupDraft) => JSON.stringify(item).match(/(?<="question":)\d+/g);

  it('takes changes, new rows and removals at their place', () => {
    expect(questions(changeAt(group, [1, 0], () => about(99)))).toEqual(['11', '99', '13']);
    expect(questions(addAt(group, [1], about(14)))).toEqual(['11', '12', '13', '14']);
    expect(questions(removeAt(group, [0]))).toEqual(['12', '13']);
    expect(countTests(group)).toBe(3);
  });

  it('loses a group with its last row, but never the outermost', () => {
    const left = removeAt(removeAt(group, [1, 1]), [1, 0]);
    expect(left.items).toEqual([about(11)]);
    expect(removeAt(left, [0])).toEqual({ verb: 'any', items: [] });
  });

  it('says what is missing, row by row, and means nothing until then', () => {
    const draft: GroupDraft = {
      verb: 'all',
      items: [
        emptyTest,
        about(11),
        about(11, { verb: 'not-answered' }),
        { ...emptyTest, subject: { section: null }, verb: 'below', percent: '120' },
        { verb: 'any', items: [] },
      ],
    };
    expect(faultsOf(draft).map(({ path, fault }) => `${path.join('.')} ${fault}`)).toEqual([
      '0 subject',
      '1 options',
      '3 percent',
      '4 empty',
    ]);
    expect(conditionOf(draft)).toBeNull();
    expect(conditionOf(emptyGroup)).toBeNull();
  });

  it('reads percentages from 0 to 100', () => {
    expect(['0', ' 62,5 ', '100', '', '101', '-1', 'sok'].map(percentOf)).toEqual([
      0,
      62.5,
      100,
      null,
      null,
      null,
      null,
    ]);
  });

  it('forgets answers when it is about something else, and keeps a limit', () => {
    const test = about(11, { options: [101] });
    expect(withSubject(test, { question: 12 }, true)).toEqual(about(12));
    expect(withSubject(test, { question: 12 }, false)).toEqual(about(12, { verb: 'answered' }));
    const limit = { ...withSubject(test, { section: 2 }, false), percent: '40' };
    expect(limit.verb).toBe('at-least');
    expect(withSubject(limit, { section: null }, false)).toEqual({ ...limit, subject: { section: null } });
  });
});
