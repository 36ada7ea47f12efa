import { expect, it } from 'vitest';
import { isSameName } from './typed-name.ts';

it('takes the name letter by letter, but no notice of blanks and of how accents are encoded', () => {
  expect(isSameName('  Rendelők   2026 ', 'Rendelők 2026')).toBe(true);
  expect(isSameName('Rendelo\u030bk 2026', 'Rendelők 2026')).toBe(true);
  expect(isSameName('rendelők 2026', 'Rendelők 2026')).toBe(false);
  expect(isSameName('Rendelők', 'Rendelők 2026')).toBe(false);
  expect(isSameName('', ' ')).toBe(false);
});
