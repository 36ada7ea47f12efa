import { option, question, section } from '../../../../test/make/sections.js';
import { completenessOf } from './completeness.js';

const welcome = { welcomeGreeting: 'Hello.', welcomeContent: null, welcomeTips: ' ' };
const countsOf = (...given: Parameters<typeof completenessOf>) =>
  Object.fromEntries(completenessOf(...given).map(({ wanted, count }) => [wanted, count]));
const yes = option(1, { label: 'Yes', points: 2, meaning: 'They do.' });

describe('Completeness of a configuration', () => {
  it('names what is missing, and where', () => {
    const sections = [
      section(1, [
        question(1),
        question(2, {
          pointValue: 2,
          options: [yes, option(2, { label: 'No' }), option(3, { advice: 'Do.' })],
        }),
        question(3, { kind: 'text', relatedProduct: 'Booking' }),
        question(4, { options: [yes], pointValue: 2, relatedProduct: 'booking', productDescription: null }),
      ]),
    ];
    const items = completenessOf({ sections, welcome }, [], new Map([[2, true]]));
    expect(
      items.map(({ wanted, places }) => [wanted, places.map(({ field, name }) => `${field} ${name}`)]),
    ).toEqual([
      ['unscored', []],
      ['options', ['options Question 1?']],
      ['meanings', ['meaning No', 'meaning Answer 3']],
      ['advice', ['advice No']],
      ['drafts', ['meaning No']],
      ['products', ['productDescription Booking']],
      ['welcome', ['welcomeContent ', 'welcomeTips ']],
      ['findings', []],
    ]);
  });

  it('misses advice where there is one for those alone who did not choose the answer', () => {
    const options = [yes, option(2, { meaning: 'No.', advice: 'If missing: Do it.' })];
    const asked = [question(1, { pointValue: 2, options })];
    expect(countsOf({ sections: [section(1, asked)], welcome }, [], new Map())).toMatchObject({ advice: 1 });
  });

  it('misses no advice where a tip says what to do, nor of several answers that may be chosen together', () => {
    const none = option(9, { label: 'None', meaning: 'None.', exclusive: true });
    const asked = [
      question(1, { pointValue: 2, relatedTip: 'Do it.', options: [yes, option(2, { meaning: 'No.' })] }),
      question(2, {
        kind: 'multiple',
        pointValue: 4,
        options: [yes, option(2, { points: 2, meaning: 'a' }), none],
      }),
    ];
    expect(countsOf({ sections: [section(1, asked)], welcome }, [], new Map())).toMatchObject({
      advice: 1,
      meanings: 0,
    });
  });

  it('lists the first 50 places and counts all', () => {
    const sections = [
      section(
        1,
        Array.from({ length: 60 }, (_, n) => question(n + 1)),
      ),
    ];
    const [, options] = completenessOf({ sections, welcome }, [], new Map());
    expect([options!.count, options!.places.length]).toEqual([60, 50]);
  });
});
