import { question, section } from '../../../../test/make/sections.js';
import {
  affectedSections,
  altersMaxima,
  configurationAfter,
  type PlannedChange,
  scoresDiffer,
} from './planned-change.js';

const first = question(1, { pointValue: 5 });
const second = question(2, { pointValue: 3 });
const sections = [section(1, [first]), section(2, [second])];
const points = (change: PlannedChange) =>
  configurationAfter(sections, change)?.map(({ id, includeInEvaluation, questions }) => [
    id,
    includeInEvaluation,
    questions.map((one) => one.pointValue),
  ]);
const { questionId } = first;

describe('configurationAfter', () => {
  it('switches or removes a section', () => {
    expect(points({ change: 'section', sectionId: 2, includeInEvaluation: false })).toEqual([
      [1, true, [5]],
      [2, false, [3]],
    ]);
    expect(points({ change: 'section', sectionId: 2, remove: true })).toEqual([[1, true, [5]]]);
  });

  it('changes, moves, removes or adds a question', () => {
    expect(points({ change: 'question', questionId, pointValue: 9 })).toEqual([
      [1, true, [9]],
      [2, true, [3]],
    ]);
    expect(points({ change: 'question', questionId: questionId.toUpperCase(), sectionId: 2 })).toEqual([
      [1, true, []],
      [2, true, [3, 5]],
    ]);
    expect(points({ change: 'question', questionId, remove: true })).toEqual([
      [1, true, []],
      [2, true, [3]],
    ]);
    expect(points({ change: 'question', sectionId: 1, pointValue: 2 })).toEqual([
      [1, true, [5, 2]],
      [2, true, [3]],
    ]);
    const answer = configurationAfter(sections, { change: 'question', questionId, correctAnswer: null });
    expect(answer?.[0]?.questions[0]).toEqual({ ...first, correctAnswer: null });
    expect(sections[0]?.questions).toEqual([first]);
  });

  it('is null for what is not there, and for what changes nothing', () => {
    const nothing: PlannedChange[] = [
      { change: 'section' },
      { change: 'section', sectionId: 1 },
      { change: 'section', sectionId: 9, remove: true },
      { change: 'question' },
      { change: 'question', questionId },
      { change: 'question', questionId: '00000000-0000-4000-8000-999999999999', remove: true },
      { change: 'question', questionId, sectionId: 9 },
      { change: 'question', pointValue: 3 },
      { change: 'question', sectionId: 1 },
    ];
    for (const change of nothing)
      expect([change, configurationAfter(sections, change)]).toEqual([change, null]);
  });
});

describe('affectedSections and altersMaxima', () => {
  const effect = (change: PlannedChange) => {
    const after = configurationAfter(sections, change)!;
    return [[...affectedSections(sections, after)], altersMaxima(sections, after)];
  };

  it('name the sections whose scores can differ, and whether all scores do', () => {
    expect(effect({ change: 'question', questionId, pointValue: 9 })).toEqual([[1], true]);
    expect(effect({ change: 'question', questionId, correctAnswer: 'Nem' })).toEqual([[1], false]);
    expect(effect({ change: 'question', questionId, sectionId: 2 })).toEqual([[1, 2], true]);
    expect(effect({ change: 'section', sectionId: 2, remove: true })).toEqual([[2], true]);
    expect(effect({ change: 'section', sectionId: 2, includeInEvaluation: true })).toEqual([[], false]);
    expect(effect({ change: 'question', sectionId: 1, pointValue: 0 })).toEqual([[], false]);
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
