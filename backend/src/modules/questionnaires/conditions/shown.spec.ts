import type { Condition } from './condition.js';
import { askedSections, type ConditionalSection } from './asked.js';
import { faultyConditions, hiddenFinder } from './shown.js';

const is = (question: number, ...options: number[]): Condition => ({ question, chose: 'any', options });
/** Question n has the options n1 and n2. */
const asked = (id: number, shownIf?: Condition) => ({
  id,
  questionId: `q${id}`,
  options: [{ id: id * 10 + 1 }, { id: id * 10 + 2 }],
  ...(shownIf ? { shownIf } : {}),
});
const section = (id: number, questions: ReturnType<typeof asked>[], shownIf?: Condition) => ({
  id,
  questions,
  ...(shownIf ? { shownIf } : {}),
});
const hiddenBy = (sections: ConditionalSection[], chosen: Record<number, number[]>) =>
  hiddenFinder(sections)?.({
    chosen: (id) => chosen[id] ?? null,
    isAnswered: (id) => chosen[id] !== undefined,
  });

describe('What is shown if', () => {
  it('is asked where its condition holds, and hidden where it does not or where nobody knows', () => {
    const sections = [section(1, [asked(1), asked(2, is(1, 11))])];
    expect(hiddenBy(sections, { 1: [11] })).toEqual(new Set());
    expect(hiddenBy(sections, { 1: [12] })).toEqual(new Set([2]));
    expect(hiddenBy(sections, {})).toEqual(new Set([2]));
    expect(hiddenBy([section(1, [asked(1)])], {})).toBeUndefined();
  });

  it('hides all of a section, and what depends on what is hidden', () => {
    const sections = [
      section(1, [asked(1)]),
      section(2, [asked(2), asked(3)], is(1, 11)),
      section(3, [
        asked(4, is(2, 21)),
        asked(5, { not: is(2, 21) }),
        asked(6, { not: { question: 2, answered: true } }),
      ]),
    ];
    expect(hiddenBy(sections, { 1: [11], 2: [21] })).toEqual(new Set([5, 6]));
    expect(hiddenBy(sections, { 1: [12], 2: [21] })).toEqual(new Set([2, 3, 4, 5]));
  });

  it('hides nothing by a condition that names what is gone, later, or a result', () => {
    const later = [section(1, [asked(1, is(2, 21)), asked(2), asked(3, is(3, 31))])];
    expect(faultyConditions(later).map(({ of, fault, names }) => [of.id, fault, names])).toEqual([
      [1, 'later', 2],
      [3, 'later', 3],
    ]);
    expect(hiddenBy(later, {})).toBeUndefined();
    const gone = [
      section(1, [asked(1), asked(2, is(9, 91)), asked(3, is(1, 19)), asked(4, { section: 1, below: 50 })]),
      section(2, [asked(5)], {} as Condition),
    ];
    expect(faultyConditions(gone).map(({ of, fault }) => [of.id, fault])).toEqual([
      [2, 'question'],
      [3, 'option'],
      [4, 'result'],
      [2, 'no_condition'],
    ]);
    expect(hiddenBy(gone, {})).toBeUndefined();
    const mixed = [section(1, [asked(1), asked(2, is(9, 91)), asked(3, is(1, 11))])];
    expect(hiddenBy(mixed, { 1: [12] })).toEqual(new Set([3]));
  });

  it('leaves a form what is asked, while what is hidden keeps its answer', () => {
    const sections = [section(1, [asked(1), asked(2, is(1, 11))]), section(2, [asked(3)], is(1, 11))];
    const answers = { q1: { options: [12] }, q2: { options: [21] }, q3: { options: [31] } };
    const idsOf = (all: typeof sections) => all.map(({ questions }) => questions.map(({ id }) => id));
    expect(idsOf(askedSections(sections, answers))).toEqual([[1]]);
    expect(idsOf(askedSections(sections, { ...answers, q1: { options: [11] } }))).toEqual([[1, 2], [3]]);
    const free = [section(1, [{ ...asked(1), options: [] }, asked(2, { question: 1, answered: true })])];
    expect(idsOf(askedSections(free, { q1: { text: ' ' } }))).toEqual([[1]]);
    expect(idsOf(askedSections(free, { q1: { text: 'CT' } }))).toEqual([[1, 2]]);
  });
});
