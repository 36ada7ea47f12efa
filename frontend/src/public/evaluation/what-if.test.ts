import { describe, expect, it } from 'vitest';
import { type EvaluationView, type SectionView, type Tip } from './evaluation-view.ts';
import { possibleTips, resultWith } from './what-if.ts';

const tip = (id: string, points: number): Tip => ({ id, text: `Tipp ${id}`, weight: 1, points });

function area(score: number, maxScore: number, tips: Tip[]): SectionView {
  return {
    id: maxScore,
    name: 'Terület',
    description: '',
    score,
    maxScore,
    percentage: 0,
    change: null,
    average: { mean: 0, n: 0 },
    weightPercent: 0,
    questions: [],
    notApplicable: [],
    strengths: [],
    analysis: { text: '', origin: null },
    tips,
    solutions: [],
  };
}

function whole(
  sections: SectionView[],
): Pick<EvaluationView, 'sections' | 'score' | 'maxScore' | 'percentage'> {
  const score = sections.reduce((sum, section) => sum + section.score, 0);
  const maxScore = sections.reduce((sum, section) => sum + section.maxScore, 0);
  return { sections, score, maxScore, percentage: maxScore === 0 ? 0 : (100 * score) / maxScore };
}

describe('what if', () => {
  const view = whole([area(3, 10, [tip('a', 2), tip('b', 5)]), area(4, 6, [tip('c', 2)])]);

  it('is the result as it stands while nothing is ticked', () => {
    expect(resultWith({ ...view, percentage: 43.7 }, new Set())).toEqual({
      score: 7,
      maxScore: 16,
      percentage: 43.7,
    });
    expect(resultWith({ ...view, percentage: 43.7 }, new Set(['unknown'])).percentage).toBe(43.7);
  });

  it('adds the points of the ticked tips, to one decimal', () => {
    expect(resultWith(view, new Set(['a']))).toEqual({ score: 9, maxScore: 16, percentage: 56.3 });
    expect(resultWith(view, new Set(['a', 'b', 'c'])).percentage).toBe(100);
  });

  it('never gives an area more than it misses, nor the whole more than its maximum', () => {
    const generous = whole([area(8, 10, [tip('a', 9), tip('b', 9)]), area(0, 10, [])]);
    expect(resultWith(generous, new Set(['a', 'b']))).toEqual({ score: 10, maxScore: 20, percentage: 50 });
    const odd = { ...whole([area(0, 10, [tip('a', 9)])]), score: 9 };
    expect(resultWith(odd, new Set(['a'])).score).toBe(10);
    expect(resultWith(whole([area(0, 0, [tip('a', 1)])]), new Set(['a'])).percentage).toBe(0);
  });

  it('offers each tip once, those that bring most first where no place is told, and none without points or question', () => {
    const tips = [tip('a', 1), tip('a', 4), tip('', 3), tip('z', 0), tip('n', -2), tip('b', 4)];
    const twice = whole([area(0, 10, tips), area(0, 10, [tip('b', 4), tip('c', 4)])]);
    expect(possibleTips(twice).map(({ id, points }) => [id, points])).toEqual([
      ['b', 4],
      ['c', 4],
      ['a', 1],
    ]);
    expect(resultWith(twice, new Set(['b'])).score).toBe(4);
  });

  it('offers what only prepares, which moves no figure', () => {
    const view = whole([area(0, 10, [{ ...tip('a', 0), prepares: 8 }, tip('b', 2)])]);
    expect(possibleTips(view).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(resultWith(view, new Set(['a'])).score).toBe(0);
    expect(resultWith(view, new Set(['a', 'b'])).score).toBe(2);
  });

  it('offers them in the one ranking of the result', () => {
    const ranked = (id: string, rank: number): Tip => ({ ...tip(id, 10 - rank), weight: rank, rank });
    const view = whole([
      area(0, 10, [ranked('a', 2), ranked('b', 4)]),
      area(0, 10, [ranked('c', 1), ranked('d', 3)]),
    ]);
    expect(possibleTips(view).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
  });

  it('offers no more tips than a request carries', () => {
    const many = Array.from({ length: 130 }, (_, index) => tip(`t${index}`, 1));
    expect(possibleTips(whole([area(0, 130, many)]))).toHaveLength(100);
  });
});
