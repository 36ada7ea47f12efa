import { question, section } from '../../../test/make/sections.js';
import { answersOf } from './answers.js';
import { scoreEvaluation } from './score.js';
import type { RawResponses } from './scoring.types.js';

describe('Looking up the answer to a question', () => {
  const website = question(7, { questionText: 'Van a rendelőnek\u00a0saját weboldala?' });
  const find = (responses: RawResponses) => answersOf(responses).find(website);

  it('prefers the public id to the numeric id, and that to the question text', () => {
    const byText = { 'Van a rendelőnek saját weboldala?': 'by text' };
    expect(find(byText)).toBe('by text');
    expect(find({ ...byText, '7': 'by id' })).toBe('by id');
    expect(find({ ...byText, '7': 'by id', [website.questionId]: 'by public id' })).toBe('by public id');
  });

  it('reads the question text whatever its case, blanks and accents', () => {
    expect(find({ '  VAN A  RENDELŐNEK saját\nweboldala?\u200b ': 'igen' })).toBe('igen');
    expect(find({ ['Van a rendelőnek saját weboldala?'.normalize('NFD')]: 'igen' })).toBe('igen');
  });

  it('passes over blank answers and finds nothing where all are blank', () => {
    expect(
      find({ [website.questionId]: ' \u200b', '7': null, 'van a rendelőnek saját weboldala?': 'igen' }),
    ).toBe('igen');
    expect(find({ [website.questionId]: '', '7': '\u00a0' })).toBeNull();
    expect(find({})).toBeNull();
  });

  it('finds an answer of false and of 0', () => {
    expect(find({ '7': false })).toBe(false);
    expect(find({ '7': 0 })).toBe(0);
  });

  it('does not depend on the order of keys that fold alike', () => {
    const some = { 'van a rendelőnek saját weboldala?': 'nem', 'VAN A RENDELŐNEK SAJÁT WEBOLDALA?': 'igen' };
    const others = Object.fromEntries(Object.entries(some).reverse());
    expect(find(some)).toBe(find(others));
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is not fooled by a question or a key named %s',
    (name) => {
      const named = question(1, { questionText: name, questionId: name, correctAnswer: 'igen' });
      expect(answersOf({}).find(named)).toBeNull();
      const responses = JSON.parse(`{"${name}": "igen"}`) as RawResponses;
      expect(answersOf(responses).find(named)).toBe('igen');
      expect(scoreEvaluation([section(1, [named])], responses, 'hu').totalScore).toBe(1);
      expect(find(responses)).toBeNull();
    },
  );

  it('marks a wrong answer as answered and a blank one as not', () => {
    const score = scoreEvaluation([section(1, [question(1), question(2)])], { '1': 'nem', '2': ' ' }, 'hu');
    expect(score.sectionScores[0]?.questions.map(({ answered }) => answered)).toEqual([true, false]);
  });
});
