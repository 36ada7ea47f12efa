import type { Language } from '../../src/platform/http/languages.js';

const WORDS: Record<
  Language,
  { ones: string[]; tens: string[]; join: (ten: number, one: string) => string }
> = {
  hu: {
    ones: 'nulla egy kettő három négy öt hat hét nyolc kilenc'.split(' '),
    tens: ' tíz húsz harminc negyven ötven hatvan hetven nyolcvan kilencven'.split(' '),
    join: (ten, one) => `${['', 'tizen', 'huszon'][ten] ?? ''}${one}`,
  },
  en: {
    ones: (
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
      'eighteen nineteen'
    ).split(' '),
    tens: '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    join: (_ten, one) => `-${one}`,
  },
  ro: {
    ones: (
      'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece paisprezece ' +
      'cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece'
    ).split(' '),
    tens: '  douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci'.split(' '),
    join: (_ten, one) => ` și ${one}`,
  },
};

/** Forms before what is counted ('két terület', 'două domenii'). */
const ATTRIBUTES: Record<Language, Record<number, string>> = {
  hu: { 2: 'két' },
  en: {},
  ro: { 1: 'un', 2: 'două' },
};

/** A whole number below a hundred as the language writes it; higher ones in digits. */
export function inWords(number: number, language: Language, as?: 'attribute'): string {
  const { ones, tens, join } = WORDS[language];
  const attribute = as === 'attribute' ? ATTRIBUTES[language][number] : undefined;
  if (attribute !== undefined) return attribute;
  if (number > 99) return String(number);
  const simple = ones[number];
  if (simple !== undefined) return simple;
  const [ten, one] = [Math.floor(number / 10), number % 10];
  if (one === 0) return tens[ten]!;
  if (language === 'hu' && ten <= 2) return join(ten, ones[one]!);
  return `${tens[ten]!}${join(ten, ones[one]!)}`;
}
