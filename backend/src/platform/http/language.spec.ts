import { preferredLanguage } from './language.js';

describe('the caller’s language', () => {
  it.each([
    [undefined, 'hu'],
    ['', 'hu'],
    ['en', 'en'],
    ['en-GB,hu;q=0.9', 'en'],
    ['ro-RO, ro;q=0.9, en;q=0.8', 'ro'],
    ['de, fr;q=0.9, en;q=0.5', 'en'],
    ['de,fr', 'hu'],
    ['*', 'hu'],
    ['hu;q=0.2, EN;q=0.9', 'en'],
    ['en;q=0, ro;q=0.1', 'ro'],
    ['en;q=0', 'hu'],
    ['en; q=0.5 , ro ; q=0.6', 'ro'],
    ['en;q=junk, ro', 'ro'],
    ['hungarian', 'hu'],
    ['__proto__, constructor', 'hu'],
    [`${'x,'.repeat(50_000)}en`, 'hu'],
  ])('of %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
