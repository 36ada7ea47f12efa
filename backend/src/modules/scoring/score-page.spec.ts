import { question, section } from '../../../test/make/sections.js';
import { productId } from '../questionnaires/products.js';
import { scoreEvaluation } from './score.js';
import { suggestionsOf } from './score-page.js';
import type { RawResponses, ScoredSection } from './scoring.types.js';

const suggest = (sections: ScoredSection[], responses: RawResponses) =>
  suggestionsOf(sections, scoreEvaluation(sections, responses, 'hu'), 'hu');
const no = (...ids: number[]): RawResponses => Object.fromEntries(ids.map((id) => [String(id), 'nem']));

describe('What a score suggests', () => {
  const sections = [
    section(1, [
      question(1, { pointValue: 5, weight: 2, relatedTip: 'Tip A', relatedProduct: 'Booking' }),
      question(2, { pointValue: 3, weight: 9, relatedTip: ' Tip B ', relatedProduct: 'Reminder' }),
      question(3, { pointValue: 2, weight: 2, relatedTip: 'Tip C', relatedProduct: ' BOOKING ' }),
      question(4, { pointValue: 0, weight: 99, relatedTip: 'Tip of no points', relatedProduct: 'No points' }),
    ]),
    section(2, [question(5, { pointValue: 10, weight: 5, relatedTip: 'Tip D', relatedProduct: 'reminder' })]),
    section(3, [question(6, { pointValue: 80, relatedTip: 'Excluded', relatedProduct: 'Excluded' })], {
      includeInEvaluation: false,
    }),
  ];

  it('ranks the tips of wrong answers by weight, then by points', () => {
    const { sections: parts, tips } = suggest(sections, no(1, 2, 3, 5));
    const [reminder, booking] = ['Reminder', 'Booking'].map((name) => ({ productId: productId(name) }));
    expect(parts[0]?.tips).toEqual([
      { tip: 'Tip B', weight: 9, questionId: question(2).questionId, points: 3, rank: 1, ...reminder },
      { tip: 'Tip A', weight: 2, questionId: question(1).questionId, points: 5, rank: 3, ...booking },
      { tip: 'Tip C', weight: 2, questionId: question(3).questionId, points: 2, rank: 4, ...booking },
    ]);
    expect(tips.map(({ tip }) => tip)).toEqual(['Tip B', 'Tip D', 'Tip A', 'Tip C']);
  });

  it('ranks products by the points lost on their questions, in percent of the maximum', () => {
    const { sections: parts, products } = suggest(sections, no(1, 2, 3, 5));
    const brief = (list: typeof products) =>
      list.map(({ product, percentage }) => [product.name, percentage]);
    expect(brief(parts[0]?.products ?? [])).toEqual([
      ['Booking', 70],
      ['Reminder', 30],
    ]);
    expect(brief(parts[1]?.products ?? [])).toEqual([['Reminder', 100]]);
    expect(brief(products)).toEqual([
      ['Reminder', 65],
      ['Booking', 35],
    ]);
    expect(products[0]?.product.id).toBe(productId('reminder'));
  });

  it('suggests nothing for a right answer, for a question of no points or for an excluded section', () => {
    const { sections: parts, products } = suggest(sections, {
      '1': 'igen',
      '2': 'igen',
      '3': 'igen',
      '5': 'igen',
    });
    expect(parts).toEqual([
      { sectionId: 1, tips: [], products: [], steps: [] },
      { sectionId: 2, tips: [], products: [], steps: [] },
    ]);
    expect(products).toEqual([]);
  });

  it('asks for an answer where there is none, last, without points, effort or product', () => {
    const { tips, products } = suggest(sections, no(1, 5));
    const asks = { points: 0, state: 'unanswered' };
    expect(tips.slice(2)).toEqual([
      {
        tip: 'Válaszolják meg ezt a kérdést: „Question 2?”',
        weight: 9,
        questionId: question(2).questionId,
        rank: 3,
        ...asks,
      },
      {
        tip: 'Válaszolják meg ezt a kérdést: „Question 3?”',
        weight: 2,
        questionId: question(3).questionId,
        rank: 4,
        ...asks,
      },
    ]);
    expect(products.map(({ product }) => product.name)).toEqual(['Reminder', 'Booking']);
  });

  it('tells of a tip how much effort it is, unless it is medium', () => {
    const of = (id: number, effort: 'small' | 'medium' | 'large') =>
      question(id, { effort, relatedTip: `Tip ${id}` });
    const { tips } = suggest([section(1, [of(1, 'small'), of(2, 'medium'), of(3, 'large')])], no(1, 2, 3));
    expect(tips.map(({ effort }) => effort)).toEqual(['small', undefined, 'large']);
    expect(tips.map((tip) => 'productId' in tip)).toEqual([false, false, false]);
  });

  it('lists a tip that several questions share once, with all the points it stands for', () => {
    const shared = [
      section(1, [
        question(1, { weight: 1, pointValue: 2, relatedTip: 'Train your team.' }),
        question(2, { weight: 4, pointValue: 3, relatedTip: 'train your  team.' }),
      ]),
    ];
    expect(suggest(shared, no(1, 2)).tips).toEqual([
      { tip: 'train your  team.', weight: 4, questionId: question(2).questionId, points: 5, rank: 1 },
    ]);
  });
});
