import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

it('tells what stayed, went and came, word by word', () => {
  expect(wordDiff('A rendelő 55%-ot ért el.', 'A rendelő 30,4%-ot ért el.')).toEqual([
    { kind: 'same', text: 'A rendelő ' },
    { kind: 'gone', text: '55%-ot ' },
    { kind: 'new', text: '30,4%-ot ' },
    { kind: 'same', text: 'ért el.' },
  ]);
});

it('has nothing but what stayed for equal texts, and nothing at all for empty ones', () => {
  expect(wordDiff('Egy mondat.', 'Egy mondat.')).toEqual([{ kind: 'same', text: 'Egy mondat.' }]);
  expect(wordDiff('', '')).toEqual([]);
});

it.each([
  ['', 'Új szöveg.'],
  ['Régi szöveg.', ''],
  ['Egy  mondat,\nkét sorban.', 'Két mondat,\nkét sorban. Meg egy.'],
  ['a b c d e', 'e d c b a'],
])('adds up to both texts: %j, %j', (before, after) => {
  const parts = wordDiff(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('new')).toBe(before);
  expect(without('gone')).toBe(after);
});
