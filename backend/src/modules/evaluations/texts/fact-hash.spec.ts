import { madeOption, madeQuestion, uuidOf } from '../../../../test/make/scored.js';
import { factRefOf } from './fact-hash.js';
import type { QuestionScore, ScoredOption, ScoredQuestion } from '../../scoring/scoring.types.js';

const option = (id: number, more: Partial<ScoredOption> = {}) =>
  madeOption(id, `Option ${id}`, { meaning: `Meaning ${id}.`, advice: `Advice ${id}.`, ...more });
const question = (more: Partial<ScoredQuestion> = {}) =>
  madeQuestion(7, {
    options: [option(1), option(2)],
    relatedTip: 'A tip.',
    relatedProduct: 'A product',
    ...more,
  });
const score = (more: Partial<QuestionScore> = {}): QuestionScore => ({
  id: 7,
  questionId: uuidOf(7),
  answered: true,
  points: 2,
  pointValue: 5,
  options: [1],
  ...more,
});
const hashOf = (asked: Partial<ScoredQuestion> = {}, scored: Partial<QuestionScore> = {}) =>
  factRefOf(question(asked), score(scored))[1];

describe('The hash of what an answer says', () => {
  it('stands beside the question’s row id', () => {
    expect(factRefOf(question(), score())).toEqual([7, hashOf()]);
  });

  it.each<[string, Partial<ScoredQuestion>, Partial<QuestionScore>]>([
    ['points', {}, { points: 3 }],
    ['most points', {}, { pointValue: 6 }],
    ['chosen option', {}, { options: [2] }],
    ['meaning of what was chosen', { options: [option(1, { meaning: 'Other.' }), option(2)] }, {}],
    ['advice of what was chosen', { options: [option(1, { advice: 'Other.' }), option(2)] }, {}],
    [
      'meaning of what is missing',
      { options: [option(1), option(2, { meaning: 'If missing: Other.' })] },
      {},
    ],
    ['advice on what is missing', { options: [option(1), option(2, { advice: 'If missing: Other.' })] }, {}],
    ['tip', { relatedTip: 'Another tip.' }, {}],
    ['product', { relatedProduct: 'Another product' }, {}],
  ])('is another one with another %s', (_what, asked, scored) => {
    expect(hashOf(asked, scored)).not.toBe(hashOf());
  });

  it.each<[string, Partial<ScoredQuestion>]>([
    [
      'meaning and advice of what was not chosen',
      { options: [option(1), option(2, { meaning: null, advice: null })] },
    ],
    ['place and wording of the question', { position: 9, questionText: 'Reworded?' }],
  ])('is the same with another %s', (_what, asked) => {
    expect(hashOf(asked)).toBe(hashOf());
  });
});
