import { isReason, WAIVER_REASONS } from './waivers.js';

describe('The reason of a waiver', () => {
  it.each([
    ...WAIVER_REASONS,
    'Az ügyfél honlapja.',
    'Numele clinicii',
    'Agreed with them',
    'rendben van',
    'Így egyeztettük',
    'They say it themselves',
    'Așa este corect',
  ])('is %j', (reason) => {
    expect(isReason(reason)).toBe(true);
  });

  it.each([
    '...',
    '',
    'ok',
    'mert így',
    'okokokokokok',
    'ok ok ok ok ok ok',
    '12 34 56 78 90 12',
    'a b c d e f g h i j',
    'aaaaa bbbbb',
    'asdfgh qwertz',
    'blabla lalala',
    'xxxxxx yyyyyy zzzzzz',
    'bcdfgh klmnpq',
    'abababa cdcdcdcd',
    'Megbeszéltük',
    'helyesnek Helyesnek',
  ])('is not %j', (reason) => {
    expect(isReason(reason)).toBe(false);
  });
});
