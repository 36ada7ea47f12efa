import { option, question, section } from '../../../../../test/make/sections.js';
import { factsOf } from '../../writer-facts.js';
import { composeTexts } from './built-in-writer.js';
import { doing, shareOf, withArticle } from './hu-words.js';

const shareAt = (score: number, max: number) =>
  shareOf({ score: String(score), max: String(max), points: '', percent: '' });

describe('Hungarian words', () => {
  it.each([
    [12, 24, 'fele'],
    [12, 23, 'bő fele'],
    [22, 33, 'kétharmada'],
    [15, 23, 'közel kétharmada'],
    [9, 28, 'közel harmada'],
    [25, 33, 'bő háromnegyede'],
    [17, 28, null],
    [1, 24, null],
    [27, 28, null],
  ])('call %d of %d points %s', (score, max, share) => {
    expect(shareAt(score, max)).toBe(share);
  });

  it('lead to an order, and to no condition', () => {
    expect(doing('Kezdetnek', 'nézzék meg a honlapot', false)).toBe('Kezdetnek nézzék meg a honlapot');
    expect(doing('Kezdetnek', 'ha van honlapjuk, nyissák meg', true)).toBe('ha van honlapjuk, nyissák meg');
  });

  it('put the article before a name by its sound', () => {
    expect(['„SMS”', '„Honlap”', '„Adatok”'].map(withArticle)).toEqual([
      'az „SMS”',
      'a „Honlap”',
      'az „Adatok”',
    ]);
  });

  it("say 'hogy' once where a step brings its own", () => {
    const asked = (id: number, questionText: string, relatedTip: string) =>
      question(id, {
        questionText,
        relatedTip,
        options: [option(1, { label: 'Nem' }), option(2, { label: 'Igen', points: 1 })],
      });
    const sections = ['Alfa', 'Béta', 'Gamma'].map((name, at) =>
      section(at + 1, [asked(at + 1, `${name}?`, `Gondoskodjanak róla, hogy ${name} is rendben legyen.`)], {
        name,
      }),
    );
    const facts = factsOf(sections, { '1': 'Nem', '2': 'Nem', '3': 'Nem' }, 'hu');
    for (let variation = 0; variation < 6; variation++)
      expect(JSON.stringify(composeTexts({ ...facts, variation }))).not.toMatch(/hogy gondoskodjanak/);
  });
});
