import fc from '../../../test/setup/random-inputs.js';
import { question, section } from '../../../test/make/sections.js';
import { productId } from '../questionnaires/products.js';
import { recommenderOf, scoreEvaluation } from './score.js';
import { suggestionsOf } from './score-page.js';

const sections = [
  section(1, [
    question(1, { pointValue: 5, relatedProduct: 'Booking' }),
    question(2, { pointValue: 3, relatedProduct: ' BOOKING ' }),
    question(3, { pointValue: 2, relatedProduct: null }),
    question(4, { pointValue: 0, relatedProduct: 'No points' }),
  ]),
  section(2, [question(5, { pointValue: 7, relatedProduct: 'Reminder' })]),
  section(3, [question(6, { pointValue: 9, relatedProduct: 'Excluded' })], { includeInEvaluation: false }),
];

describe('What a score recommends', () => {
  it('is every product whose answers lost points, in tenths of a percent of all points', () => {
    const of = (responses: Record<string, string>) =>
      recommenderOf(sections)(scoreEvaluation(sections, responses, 'hu'));
    expect(of({ '1': 'igen', '2': 'nem', '5': 'nem' })).toEqual({
      [productId('booking')]: 176,
      [productId('Reminder')]: 412,
    });
    expect(of({ '1': 'igen', '5': 'nem' })).toEqual({ [productId('Reminder')]: 412 });
  });

  it('is what the client’s page ranks', () => {
    const answers = fc.dictionary(
      fc.constantFrom('1', '2', '3', '4', '5', '6'),
      fc.constantFrom('igen', 'nem', ''),
    );
    fc.assert(
      fc.property(answers, (responses) => {
        const score = scoreEvaluation(sections, responses, 'hu');
        const page = suggestionsOf(sections, score, 'hu').products;
        expect(recommenderOf(sections)(score)).toEqual(
          Object.fromEntries(
            page.map(({ product, percentage }) => [product.id, Math.round(percentage * 10)]),
          ),
        );
      }),
    );
  });

  it('leaves out sections that were switched off after the score was made', () => {
    const [first, second] = sections;
    const score = scoreEvaluation(sections, { '1': 'nem', '5': 'nem' }, 'hu');
    const later = [first!, { ...second!, includeInEvaluation: false }];
    expect(Object.keys(recommenderOf(later)(score))).toEqual([productId('booking')]);
  });
});
