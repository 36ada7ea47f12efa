import { question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from './score.js';
import { weightPercents } from '../questionnaires/points.js';

describe('Questions that are worth no points', () => {
  it('appear in no score, and a section of nothing else does not either', () => {
    const sections = [
      section(1, [question(1, { pointValue: 0 }), question(2, { pointValue: 3 })]),
      section(2, [question(3, { pointValue: 0 })]),
      section(3, []),
    ];
    expect(scoreEvaluation(sections, { '1': 'igen', '2': 'igen', '3': 'igen' }, 'hu')).toMatchObject({
      totalScore: 3,
      maxScore: 3,
      percentage: 100,
      sectionScores: [
        {
          sectionId: 1,
          name: 'Section 1',
          score: 3,
          maxScore: 3,
          percentage: 100,
          questions: [
            { id: 2, questionId: question(2).questionId, points: 3, pointValue: 3, answered: true },
          ],
        },
      ],
    });
  });

  it('leave an evaluation of nothing else at 0 of 0 and 0 percent', () => {
    const sections = [section(1, [question(1, { pointValue: 0 })])];
    expect(scoreEvaluation(sections, { '1': 'igen' }, 'hu')).toMatchObject({
      totalScore: 0,
      maxScore: 0,
      percentage: 0,
      sectionScores: [],
    });
    expect(weightPercents(sections).get(1)).toBe(0);
  });
});
