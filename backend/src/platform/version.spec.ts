import { isLater } from './version.js';

describe('releases', () => {
  it.each([
    ['1.0.1', '1.0.0'],
    ['1.10.0', '1.9.9'],
    ['2.0.0', '1.99.99'],
  ])('%s is later than %s, and not the other way round', (later, earlier) => {
    expect([isLater(later, earlier), isLater(earlier, later), isLater(later, later)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
