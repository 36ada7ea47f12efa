import type { Score } from './scoring.types.js';
import { changeSince } from './change.js';

/** Points by question, five of each possible, by section. */
const scoreOf = (sections: Record<number, Record<number, number>>): Score => {
  const sectionScores = Object.entries(sections).map(([id, points]) => {
    const questions = Object.entries(points).map(([question, gained]) => ({
      id: Number(question),
      questionId: `q${question}`,
      points: gained,
      pointValue: 5,
      answered: true,
    }));
    const score = questions.reduce((sum, question) => sum + question.points, 0);
    const maxScore = questions.length * 5;
    const percentage = Math.round((score / maxScore) * 1000) / 10;
    return { sectionId: Number(id), name: `Section ${id}`, score, maxScore, percentage, questions };
  });
  const totalScore = sectionScores.reduce((sum, { score }) => sum + score, 0);
  const maxScore = sectionScores.reduce((sum, section) => sum + section.maxScore, 0);
  return { totalScore, maxScore, percentage: Math.round((totalScore / maxScore) * 1000) / 10, sectionScores };
};
const date = '2026-03-12';
const since = (stored: Score, now: Score, rescored = stored) => changeSince({ date, stored, rescored }, now);

describe('The change since an earlier response', () => {
  it('is given in percentage points with one decimal, for the whole and every section', () => {
    const before = scoreOf({ 1: { 1: 5, 2: 0, 3: 0 }, 2: { 4: 5 } });
    const now = scoreOf({ 1: { 1: 5, 2: 5, 3: 0 }, 2: { 4: 0 } });
    expect(since(before, now)).toEqual({
      date,
      before: 50,
      difference: 0,
      sameQuestions: true,
      sections: [
        { sectionId: 1, before: 33.3, difference: 33.4, sameQuestions: true },
        { sectionId: 2, before: 100, difference: -100, sameQuestions: true },
      ],
    });
  });

  it('says which section is new, and that the whole is then only roughly alike', () => {
    const change = since(scoreOf({ 1: { 1: 5 } }), scoreOf({ 1: { 1: 5 }, 2: { 2: 5 } }));
    expect(change.sameQuestions).toBe(false);
    expect(change.sections).toEqual([
      { sectionId: 1, before: 100, difference: 0, sameQuestions: true },
      { sectionId: 2, before: null, difference: null, sameQuestions: false },
    ]);
  });

  it('says where a section has gone, other questions are asked, or a question brings other points', () => {
    const now = scoreOf({ 1: { 1: 5, 2: 0 } });
    const isSame = (before: Score, rescored?: Score) => since(before, now, rescored).sameQuestions;
    expect(isSame(scoreOf({ 1: { 1: 0, 2: 5 } }))).toBe(true);
    expect(isSame(scoreOf({ 1: { 1: 0, 2: 5 }, 2: { 3: 5 } }))).toBe(false);
    expect(isSame(scoreOf({ 1: { 1: 0, 3: 5 } }))).toBe(false);
    expect(isSame(scoreOf({ 1: { 1: 0 } }))).toBe(false);
    expect(isSame(scoreOf({ 1: { 1: 0, 2: 5 } }), scoreOf({ 1: { 1: 5, 2: 5 } }))).toBe(false);
  });
});
