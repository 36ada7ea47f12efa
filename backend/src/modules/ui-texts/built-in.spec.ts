import { builtInTexts } from './built-in.js';

describe('The built-in texts', () => {
  it('say the maturity in Hungarian with no word for the school-leaving exam', () => {
    const found = builtInTexts().filter(({ texts }) => /érettségi/i.test(texts.hu ?? ''));
    expect(found.map(({ key, texts }) => [key, texts.hu])).toEqual([]);
    expect(builtInTexts().some(({ texts }) => /érettség/i.test(texts.hu ?? ''))).toBe(true);
  });
});
