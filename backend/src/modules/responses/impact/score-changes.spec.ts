import { question, section } from '../../../../test/make/sections.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { affectedSections, altersMaxima, scoresDiffer } from './score-changes.js';

const first = question(1, { pointValue: 5 });
const second = question(2, { pointValue: 3 });
const [one, two] = [section(1, [first]), section(2, [second])];

describe('affectedSections and altersMaxima', () => {
  const effect = (...after: ScoredSection[]) => [
    [...affectedSections([one, two], after)],
    altersMaxima([one, two], after),
  ];

  it('name the sections whose scores can differ, and whether all scores do', () => {
    expect(effect(section(1, [question(1, { pointValue: 9 })]), two)).toEqual([[1], true]);
    expect(effect({ ...one, questions: [{ ...first, correctAnswer: 'Nem' }] }, two)).toEqual([[1], false]);
    expect(effect({ ...one, questions: [] }, { ...two, questions: [second, first] })).toEqual([[1, 2], true]);
    expect(effect(one)).toEqual([[2], true]);
    expect(effect(one, two)).toEqual([[], false]);
    const hidden = section(2, [{ ...second, shownIf: { question: 1, answered: true } }]);
    expect(effect(one, hidden)).toEqual([[2], false]);
    expect(effect(section(1, [{ ...first, pointValue: 9 }]), hidden)).toEqual([[1, 2], false]);
    expect(effect(section(1, [first, question(3, { pointValue: 0 })]), two)).toEqual([[], false]);
  });
});

describe('scoresDiffer', () => {
  const one = { sectionId: 1, name: 'One', score: 1, maxScore: 2, percentage: 50 };
  const two = { sectionId: 2, name: 'Two', score: 3, maxScore: 4, percentage: 75 };

  it('looks at the points of these sections, not at names and order', () => {
    expect(scoresDiffer([one, two], [two, { ...one, name: 'Uno' }], new Set([1, 2]))).toBe(false);
    expect(scoresDiffer([one, two], [{ ...one, score: 2 }], new Set([1]))).toBe(true);
    expect(scoresDiffer([one, two], [{ ...one, maxScore: 3 }], new Set([1]))).toBe(true);
    expect(scoresDiffer([one, two], [{ ...two, score: 0 }], new Set([1, 2]))).toBe(true);
    expect(scoresDiffer([one, two], [{ ...one, score: 2 }], new Set([2]))).toBe(true);
    expect(scoresDiffer([two], [{ ...one, score: 2 }], new Set([3]))).toBe(false);
  });
});
