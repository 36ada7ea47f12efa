import { question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from './score.js';
import { weightPercents } from '../questionnaires/points.js';

describe('A questionnaire whose second section is excluded from the evaluation', () => {
  const sections = [
    section(1, [question(1, { pointValue: 6 }), question(2, { pointValue: 4 })]),
    section(2, [question(3, { pointValue: 90 })], { includeInEvaluation: false }),
    section(3, [question(4, { pointValue: 5 })]),
  ];
  const score = scoreEvaluation(sections, { '1': 'igen', '3': 'igen', '4': 'nem' }, 'hu');

  it('counts the included sections alone', () => {
    expect(score).toMatchObject({ totalScore: 6, maxScore: 15, percentage: 40 });
  });

  it('does not mention the excluded one', () => {
    expect(score.sectionScores.map(({ sectionId }) => sectionId)).toEqual([1, 3]);
  });

  it('gives it no weight', () => {
    expect([...weightPercents(sections)]).toEqual([
      [1, 66.7],
      [2, 0],
      [3, 33.3],
    ]);
  });
});
