import { question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from './score.js';

describe("The answer 'da' to a question without a correct answer", () => {
  const sections = [section(1, [question(1, { pointValue: 5 })])];

  it('counts in a Romanian questionnaire', () => {
    expect(scoreEvaluation(sections, { '1': ' Da' }, 'ro').totalScore).toBe(5);
  });

  it('does not count in a Hungarian or an English one', () => {
    expect(scoreEvaluation(sections, { '1': 'da' }, 'hu').totalScore).toBe(0);
    expect(scoreEvaluation(sections, { '1': 'da' }, 'en').totalScore).toBe(0);
  });

  it('is only one of the ways to say yes in Romanian', () => {
    for (const answer of ['igen', 'yes', 1, true]) {
      expect(scoreEvaluation(sections, { '1': answer }, 'ro').totalScore).toBe(5);
    }
  });

  it('does not replace a correct answer that is set', () => {
    const set = [section(1, [question(1, { correctAnswer: 'Da, zilnic' })])];
    expect(scoreEvaluation(set, { '1': 'da' }, 'ro').totalScore).toBe(0);
    expect(scoreEvaluation(set, { '1': 'zilnic,  DA' }, 'ro').totalScore).toBe(1);
  });
});
