import { describe, expect, it } from 'vitest';
import { piecesOf, searchGuide, wordsIn, type Chapter } from './search.ts';

const chapters: Chapter[] = [
  {
    page: 'dashboard',
    title: 'Kitöltések',
    sentences: ['Hol tartanak a rendelők.', 'A törölt sorok 30 napig visszaállíthatók.'],
  },
  {
    page: 'trash',
    title: 'Kuka',
    sentences: ['Ami törölve van, 30 napig itt van.', 'Visszaállítás: egy kattintás.'],
  },
  { page: 'collect', title: 'Meghívók', sentences: ['Küldje el a hivatkozást.'] },
];
const titles = (typed: string) => searchGuide(chapters, typed).map(({ title }) => title);

describe('the search of the guide', () => {
  it('finds sentences whatever their case and accents are', () => {
    expect(searchGuide(chapters, 'TOROLT sor')).toEqual([
      { page: 'dashboard', title: 'Kitöltések', sentence: 'A törölt sorok 30 napig visszaállíthatók.' },
    ]);
  });

  it('wants every word in a chapter, not in one sentence, and shows those with more of them first', () => {
    expect(titles('30 nap')).toEqual(['Kitöltések', 'Kuka']);
    expect(titles('kattintás törölve')).toEqual(['Kuka', 'Kuka']);
    expect(titles('kattintás meghívók')).toEqual([]);
  });

  it('shows a chapter by its title, and before others that only mention it', () => {
    expect(searchGuide(chapters, 'meghivo')).toEqual([
      { page: 'collect', title: 'Meghívók', sentence: 'Küldje el a hivatkozást.' },
    ]);
    expect(titles('kuka')).toEqual(['Kuka']);
  });

  it('leaves out suffixes', () => {
    expect(wordsIn(chapters, 'meghívókkal rendelőnek')).toEqual(['meghivok', 'rendelo']);
    expect(titles('hivatkozásokat')).toEqual(['Meghívók']);
    expect(titles('meghívás')).toEqual(['Meghívók']);
    expect(titles('zongora')).toEqual([]);
  });

  it.each(['', '  ', 'a'])('finds nothing for %j', (typed) =>
    expect(searchGuide(chapters, typed)).toEqual([]),
  );
});

it('marks what was searched for in the text as it is written', () => {
  expect(piecesOf('Törölt és törölhető', ['torol'])).toEqual([
    { text: 'Töröl', isFound: true },
    { text: 't és ', isFound: false },
    { text: 'töröl', isFound: true },
    { text: 'hető', isFound: false },
  ]);
  expect(piecesOf('Semmi', [])).toEqual([{ text: 'Semmi', isFound: false }]);
});
