import fc from 'fast-check';
import { option, question, section } from '../../../test/make/sections.js';
import { numberText, numberWords } from '../questionnaires/numbers/number-answer.js';
import { answerWords, storedAnswer } from './number-of.js';
import { scoreEvaluation } from './score.js';
import type { ScoredQuestion } from './scoring.types.js';

const share = question(1, {
  kind: 'number',
  unit: '%',
  max: 100,
  decimals: true,
  pointValue: 8,
  options: [
    option(1, { label: 'below 10', from: 0 }),
    option(2, { label: '10 to 50', from: 10, points: 5 }),
    option(3, { label: 'from 50', from: 50, points: 8 }),
    option(4, { label: 'We take no appointments', notApplicable: true, exclusive: true }),
  ],
});
const other = question(2, { options: [option(5, { points: 2 }), option(6)], pointValue: 2 });
const scored = (answer: string | number, asked: ScoredQuestion = share) =>
  scoreEvaluation([section(1, [asked, other])], { [asked.questionId]: answer }, 'hu');
const pointsOf = (answer: string | number) => scored(answer).sectionScores[0]!.questions[0]!.points;

/** Numbers of the question, with two decimals. */
const accepted = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('answers that are numbers', () => {
  it('are scored by the band that they belong to', () => {
    expect([0, 9.99, '10', '49,9', '50', '100 %'].map(pointsOf)).toEqual([0, 0, 5, 5, 8, 8]);
    expect(scored('12,5').chosenOptions).toEqual({ 1: [2] });
    expect(scored('We take no appointments').sectionScores[0]!.notApplicable).toEqual([1]);
  });

  it.each(['sok', '1.200', '101', '-1'])('%j belongs to none and is not understood', (answer) => {
    const { unknownAnswers, sectionScores } = scored(answer);
    expect(unknownAnswers).toEqual({ 1: [answer] });
    expect(sectionScores[0]!.questions[0]).toMatchObject({ points: 0, answered: false, unreadable: true });
  });

  it('bring never more than the question, and with growing bands never less for a larger number', () => {
    fc.assert(
      fc.property(accepted, accepted, (a, b) => {
        const [less, more] = [pointsOf(Math.min(a, b)), pointsOf(Math.max(a, b))];
        expect(less).toBeLessThanOrEqual(more);
        expect(more).toBeLessThanOrEqual(share.pointValue);
      }),
    );
  });

  it('are the same evaluation, however they came: typed, from a table, from a program', () => {
    fc.assert(
      fc.property(accepted, (value) => {
        const plain = numberText(value);
        const ways = [value, plain, plain.replace('.', ','), numberWords(value, '%', 'hu'), `${plain}%`];
        const results = ways.map((way) => JSON.stringify(scored(way)));
        expect(new Set(results).size).toBe(1);
        for (const way of ways) expect(storedAnswer(share, String(way))).toBe(plain);
      }),
    );
  });

  it('change nothing where no number is asked for: bounds, units and bands are not looked at', () => {
    const odd = { unit: '%', min: 5, max: 1, decimals: true };
    const plain = question(1, { options: [option(1, { points: 3 }), option(2)], pointValue: 3 });
    const marked = { ...plain, ...odd, options: plain.options.map((one) => ({ ...one, from: 7 })) };
    for (const answer of ['Answer 1', 'Answer 2', '7', 'x', 7])
      expect(scored(answer, marked)).toEqual(scored(answer, plain));
  });

  it('are told with their unit, and their band where that is asked for', () => {
    expect(answerWords(share, '12.5', 'hu')).toBe('12,5%');
    expect(answerWords(share, '12.5', 'en', { withBand: true })).toBe('12.5% (10 to 50)');
    expect(answerWords(share, ' sok ', 'hu', { withBand: true })).toBe('sok');
    expect(answerWords(other, '12.5', 'hu')).toBe('12.5');
  });
});
