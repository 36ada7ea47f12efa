import { fill, placeholdersOf, say } from './say.js';

const texts = {
  greeting: 'Dear {name},',
  clinics_one: '{n} clinică',
  clinics_few: '{n} clinici',
  clinics_other: '{n} de clinici',
};

describe('saying a text', () => {
  it.each([
    [1, '1 clinică'],
    [2, '2 clinici'],
    [119, '119 clinici'],
    [20, '20 de clinici'],
    [1.5, '1.5 clinici'],
  ])('takes the plural form that the language has for %d', (n, said) =>
    expect(say(texts, 'ro', 'clinics', { n }, n)).toBe(said),
  );

  it('takes "other" for every count in Hungarian but one', () => {
    expect(say(texts, 'hu', 'clinics', { n: 3 }, 3)).toBe('3 de clinici');
    expect(say(texts, 'hu', 'clinics', { n: 1 }, 1)).toBe('1 clinică');
  });

  it('fills each placeholder once and evaluates none', () => {
    expect(say(texts, 'en', 'greeting', { name: '{name} $& {constructor}' })).toBe(
      'Dear {name} $& {constructor},',
    );
    expect(fill('{constructor} {toString} {a}', { a: 0 })).toBe('{constructor} {toString} 0');
    expect(say(texts, 'en', 'greeting')).toBe('Dear {name},');
  });

  it('knows the names of placeholders, each once', () =>
    expect(placeholdersOf('{b} {a} {b} {not this}')).toEqual(['b', 'a']));
});
