import { question, section } from '../../../test/make/sections.js';
import { answeredOf } from './answered.js';
import { scoreEvaluation } from './score.js';

const sections = [
  section(1, [question(1, { pointValue: 3 }), question(2, { pointValue: 3 })]),
  section(2, [question(3, { pointValue: 6 }), question(4, { pointValue: 0 })]),
];
const answered = (answers: Record<string, string>, minPercent: number) =>
  answeredOf(scoreEvaluation(sections, answers, 'en'), minPercent);

describe('How much of a score rests on answers', () => {
  it('counts the questions that count and their points, right or wrong', () => {
    expect(answered({ '1': 'yes', '4': 'yes' }, 50)).toEqual({
      questions: 1,
      of: 3,
      pointsShare: 25,
      isEnough: false,
    });
    expect(answered({ '3': 'no' }, 50)).toEqual({ questions: 1, of: 3, pointsShare: 50, isEnough: true });
  });

  it('is enough from the share on that the questionnaire asks for', () => {
    expect(answered({ '3': 'yes' }, 51).isEnough).toBe(false);
    expect(answered({}, 0).isEnough).toBe(true);
    expect(answered({ '1': 'no', '2': 'no', '3': 'no' }, 100).isEnough).toBe(true);
  });

  it('does not count an answer that is none of the options', () => {
    const options = ['All', 'None'].map((label, index) => ({
      id: index + 1,
      position: index,
      label,
      aliases: [],
      points: index === 0 ? 6 : 0,
      meaning: null,
      advice: null,
      exclusive: false,
      notApplicable: false,
      from: null,
      leadsTo: null,
      prepares: false,
    }));
    const typed = [section(1, [question(1, { pointValue: 6, options })])];
    const score = scoreEvaluation(typed, { '1': 'we shall see' }, 'en');
    expect(answeredOf(score, 1)).toMatchObject({ questions: 0, of: 1, isEnough: false });
  });

  it('lacks nothing where nothing counts', () => {
    const none = { sectionScores: [], maxScore: 0 };
    expect(answeredOf(none, 50)).toEqual({ questions: 0, of: 0, pointsShare: 0, isEnough: true });
  });
});
