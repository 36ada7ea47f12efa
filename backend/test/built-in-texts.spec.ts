import { builtInTexts } from '../src/modules/ui-texts/built-in.js';
import pageTexts from '../src/modules/results/pdf/page-texts.gen.json' with { type: 'json' };
import { composeBuiltInTexts, composePageTexts } from '../src/scripts/compose-built-in-texts.js';

describe('the list of built-in texts', () => {
  it('is committed as the text files and the wordings say it (else run: npm run generate)', () => {
    expect(builtInTexts()).toEqual(composeBuiltInTexts());
    expect(pageTexts).toEqual(composePageTexts());
  });

  it('names every text once in its context, in Hungarian and English at least', () => {
    const ids = builtInTexts().map(({ context, key }) => `${context} ${key}`);
    expect(new Set(ids).size).toBe(ids.length);
    const plural = /_(?:zero|two|few|many)$/;
    const without = builtInTexts().filter(({ key, texts }) => !plural.test(key) && !(texts.hu && texts.en));
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  it('holds every context, Romanian wherever the public reads', () => {
    for (const context of ['landing', 'evaluator', 'global', 'email']) {
      const texts = builtInTexts().filter((text) => text.context === context);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter(({ texts: { ro } }) => ro === undefined)).toEqual([]);
    }
  });
});
