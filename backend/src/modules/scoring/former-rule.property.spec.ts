import fc from '../../../test/setup/random-inputs.js';
import { byFormerRule } from '../../../test/make/former-rule.js';
import { option, question, section } from '../../../test/make/sections.js';
import { LANGUAGES } from '../../platform/http/languages.js';
import { fold } from '../../platform/text/fold.js';
import { suggestionsOf } from './score-page.js';
import { recommenderOf, scoreEvaluation } from './score.js';

const text = fc.constantFrom(null, '', ' ', 'Igen', 'nem', 'a, b', 'b,a', 'A', 'da', '1', 'talán', 'x; y');
const asked = fc.record({
  pointValue: fc.nat({ max: 9 }),
  weight: fc.constantFrom(0.5, 1, 2, 2, 3),
  correctAnswer: text,
  kind: fc.constantFrom('single' as const, 'multiple' as const, 'text' as const),
  relatedTip: fc.constantFrom(null, ' ', 'Tip a', 'tip  A', 'Tip b', 'Tip c'),
  relatedProduct: fc.constantFrom(null, '', 'Booking', ' BOOKING ', 'Reminder'),
  /** Options without points: they are read, and the former rule scores. */
  labels: fc.uniqueArray(fc.constantFrom('Igen', 'Nem', 'a', 'b', 'talán'), { maxLength: 4 }),
});
const filledIn = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  sections: fc.array(
    fc.record({ includeInEvaluation: fc.boolean(), questions: fc.array(asked, { maxLength: 6 }) }),
    { maxLength: 4 },
  ),
  answers: fc.array(fc.oneof(text, fc.boolean(), fc.nat({ max: 2 })), { minLength: 24, maxLength: 24 }),
});

it('A questionnaire whose options carry no points is scored by the former rule: scores, tips, products and counts', () => {
  fc.assert(
    fc.property(filledIn, ({ language, sections: parts, answers }) => {
      let id = 0;
      const sections = parts.map(({ includeInEvaluation, questions }, at) =>
        section(
          at + 1,
          questions.map(({ labels, ...given }) => {
            id += 1;
            const options = labels.map((label, n) => option(100 * id + n, { label }));
            return question(id, { ...given, options: given.kind === 'text' ? [] : options });
          }),
          { includeInEvaluation },
        ),
      );
      const responses = Object.fromEntries(answers.map((answer, at) => [String(at + 1), answer]));
      const score = scoreEvaluation(sections, responses, language);
      const { tips: all, products } = suggestionsOf(sections, score, language);
      const tips = all.filter(({ state }) => state === undefined);
      const questions = score.sectionScores.flatMap((part) => part.questions);
      const former = byFormerRule(sections, responses, language);
      expect({
        totalScore: score.totalScore,
        maxScore: score.maxScore,
        percentage: score.percentage,
        sections: score.sectionScores.map((part) => [
          part.sectionId,
          part.score,
          part.maxScore,
          part.percentage,
        ]),
        counts: questions.map(({ id: of, points, pointValue, answered }) => [
          of,
          points === pointValue ? 'right' : answered ? 'wrong' : 'unanswered',
        ]),
        tips: Object.fromEntries(tips.map(({ tip, weight, points }) => [fold(tip), [weight, points]])),
        products: Object.fromEntries(products.map(({ product, percentage }) => [product.id, percentage])),
      }).toEqual(former);
      expect(tips.map(({ weight }) => weight)).toEqual(
        tips.map(({ weight }) => weight).toSorted((a, b) => b - a),
      );
      const tenths = Object.entries(former.products).map(([of, percentage]) => [
        of,
        Math.round(10 * percentage),
      ]);
      expect(recommenderOf(sections)(score)).toEqual(Object.fromEntries(tenths));
    }),
    { numRuns: 400 },
  );
});
