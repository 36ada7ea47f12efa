import { question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from './score.js';
import type { Answer } from './scoring.types.js';

describe('A checkbox question whose correct answer is "Google Cégprofil, Facebook"', () => {
  const channels = question(1, { pointValue: 4, correctAnswer: 'Google Cégprofil, Facebook' });
  const scoreOf = (answer: Answer) =>
    scoreEvaluation([section(1, [channels])], { [channels.questionId]: answer }, 'hu').totalScore;

  it.each<[Answer, number]>([
    ['Google Cégprofil, Facebook', 4],
    ['facebook,google cégprofil', 4],
    ['  Facebook ,  Google\u00a0Cégprofil ', 4],
    ['Facebook, Google Ce\u0301gprofil, Facebook', 4],
    ['Google Cégprofil', 0],
    ['Google Cégprofil, Facebook, Instagram', 0],
    ['Google, Cégprofil, Facebook', 0],
    ['', 0],
    [null, 0],
    [true, 0],
  ])('gives %j %d points', (answer, points) => {
    expect(scoreOf(answer)).toBe(points);
  });

  it('takes an answer with a comma of its own as it stands', () => {
    const booking = question(1, { correctAnswer: 'Igen, valós időben' });
    const score = scoreEvaluation([section(1, [booking])], { '1': 'IGEN, VALÓS IDŐBEN' }, 'hu');
    expect(score.totalScore).toBe(1);
  });
});
