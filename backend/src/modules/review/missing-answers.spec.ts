import { option, question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from '../scoring/score.js';
import { factsOfEvaluation } from './evidence/facts.js';
import { findMissingAnswers } from './missing-answers.js';

const choices = { pointValue: 8, options: [option(1, { points: 8, label: 'Yes, daily' }), option(2)] };
const sections = [
  section(1, [
    question(1, { ...choices, questionText: 'Do you back up?' }),
    question(2, { pointValue: 8 }),
    question(3, { pointValue: 8 }),
  ]),
];
function find(rawResponses: Record<string, string>, minPercent = 50) {
  const score = scoreEvaluation(sections, rawResponses, 'en');
  return findMissingAnswers(score, factsOfEvaluation({ ...score, rawResponses }, sections, 'hu'), minPercent);
}

describe('The findings of answers that are missing', () => {
  it('name too few answers, and each that matches no choice', () => {
    expect(find({ '1': 'on Fridays' })).toMatchObject([
      {
        rule: 'too_few_answers',
        field: 'answered',
        message: { code: 'check_too_few_answers', params: { answered: '0', questions: '3' } },
      },
      {
        rule: 'unreadable_answer',
        field: 'answers.1',
        text: 'on Fridays',
        message: { code: 'check_unreadable_answer', params: { question: 'Do you back up?' } },
      },
    ]);
  });

  it('are none where answers are readable, or missing from a whole that is enough', () => {
    expect(find({ '1': 'yes, daily', '2': 'no' })).toEqual([]);
    expect(find({}, 0)).toEqual([]);
  });

  it('are other ones when the answers change, so that a reason ends', () => {
    const ids = (answers: Record<string, string>) => find(answers).map(({ id }) => id);
    const [few, unreadable] = ids({ '1': 'on Fridays' });
    expect(ids({ '1': 'on Fridays' })).toEqual([few, unreadable]);
    expect(ids({ '1': 'on Mondays' })).not.toContain(unreadable);
    expect(ids({ '1': 'on Fridays', '3': 'yes' })).not.toContain(few);
  });
});
