import { answerMatcher } from './correct-answer.js';
import type { Answer } from './scoring.types.js';

describe('A question without a correct answer', () => {
  it.each<[Answer, boolean]>([
    ['igen', true],
    [' IGEN\u00a0', true],
    ['Yes', true],
    ['1', true],
    [1, true],
    [true, true],
    ['true', true],
    ['TRUE', true],
    ['igen.', false],
    ['Igen, valós időben', false],
    ['nem', false],
    ['no', false],
    ['0', false],
    [0, false],
    [2, false],
    [false, false],
    [Number.NaN, false],
    ['', false],
    [null, false],
  ])('takes %j for right: %s', (answer, right) => {
    expect(answerMatcher({ correctAnswer: null }, 'hu')(answer)).toBe(right);
    expect(answerMatcher({ correctAnswer: ' \u200b' }, 'en')(answer)).toBe(right);
  });
});

describe('A question with a correct answer', () => {
  it.each<[string, Answer, boolean]>([
    ['Nem', 'nem', true],
    ['Nem', ' NEM ', true],
    ['Nem', 'igen', false],
    ['Igen', 'yes', false],
    ['Igen', '1', false],
    ['Igen', true, false],
    ['TRUE', true, true],
    ['4', 4, true],
    ['4', '4 ', true],
    ['4', 40, false],
    ['Mindig', 'mindig', true],
    ['Mindig', '', false],
    [',', '', false],
    [', ,', 'Igen', false],
  ])('%j answered by %j is right: %s', (correctAnswer, answer, right) => {
    expect(answerMatcher({ correctAnswer }, 'hu')(answer)).toBe(right);
  });
});

describe('Stored data of another kind than an answer', () => {
  it('is never right and never fails', () => {
    const odd = { toString: () => 'igen' } as unknown as Answer;
    expect(answerMatcher({ correctAnswer: null }, 'hu')(odd)).toBe(false);
    expect(answerMatcher({ correctAnswer: null }, 'hu')(['igen'] as unknown as Answer)).toBe(false);
  });
});
