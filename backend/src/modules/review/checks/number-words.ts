import type { Language } from '../../../platform/http/languages.js';
import { type Span, spansOf } from '../spans.js';

/** Number words without accents; what a list leaves out is made of these. */
const WORDS: Record<Language, string> = {
  en:
    'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 ' +
    'fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 ' +
    'eighty=80 ninety=90 hundred=100 thousand=1000',
  ro:
    'zero=0 o=1 un=1 unu=1 una=1 doi=2 doua=2 trei=3 patru=4 cinci=5 sase=6 sapte=7 opt=8 noua=9 zece=10 unsprezece=11 ' +
    'doisprezece=12 douasprezece=12 treisprezece=13 paisprezece=14 cincisprezece=15 saisprezece=16 saptesprezece=17 ' +
    'optsprezece=18 nouasprezece=19 douazeci=20 treizeci=30 patruzeci=40 cincizeci=50 saizeci=60 saptezeci=70 optzeci=80 ' +
    'nouazeci=90 suta=100 sute=100 mie=1000 mii=1000',
  hu:
    'nulla=0 egy=1 ketto=2 ket=2 harom=3 negy=4 ot=5 hat=6 het=7 nyolc=8 kilenc=9 tizen=10 tiz=10 huszon=20 husz=20 ' +
    'harminc=30 negyven=40 otven=50 hatvan=60 hetven=70 nyolcvan=80 kilencven=90 szaz=100 ezer=1000',
};
/** What may stand between the words of one number, the decimal point, and what may follow a number in its last word. */
const JOINTS: Record<Language, readonly [gap: string, point: string, rest: string]> = {
  en: ['(?:[\\s-]+(?:and\\s+)?)', '\\s+point\\s+', ''],
  ro: ['(?:\\s+(?:si\\s+|de\\s+)?)', '\\s+virgula\\s+', ''],
  hu: [
    '',
    '\\s+egesz\\s+',
    '(?:[aeo]?[tn]|[brt]ol|ban|ben|r[ae]|n[ae]l|nyal|[vk][ae]l|n[ae]k|hoz|hez|(?=szazalek|pont)\\p{L}*)?',
  ],
};

const READERS = { en: readerOf('en'), ro: readerOf('ro'), hu: readerOf('hu') };

function readerOf(language: Language) {
  const values = new Map(
    WORDS[language].split(' ').map((entry) => [entry.split('=')[0]!, Number(entry.split('=')[1])]),
  );
  const [gap, point, rest] = JOINTS[language];
  // 'La sută' and 'százalék' are percent, no hundred.
  const words = [...values.keys()].map((each) =>
    each.replace(/^suta$/u, '(?<!la\\s)suta').replace(/^szaz$/u, 'szaz(?!alek)'),
  );
  const word = `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
  const number = `${word}(?:${gap}${word})*`;
  const pattern = new RegExp(
    `(?<!\\p{L})(?!ezert(?!\\p{L}))(${number})(?:${point}(${word})(?:\\s+tized)?)?(?=(${rest}))\\3(?!\\p{L})`,
    'giu',
  );
  return { values, pattern, part: new RegExp(word, 'giu') };
}

/** Numbers in words, in a text without accents: 'fifty-eight', 'otvenegy egesz harom tized'. They end before suffixes. */
export function findNumberWords(bare: string, language: Language): (Span & { value: number })[] {
  const { values, pattern, part } = READERS[language];
  return spansOf(bare, pattern).map(({ start, end }) => {
    const written = bare.slice(start, end).toLowerCase();
    const [whole = '', decimal] = written.split(new RegExp(JOINTS[language][1], 'u'));
    const parts = spansOf(whole, part);
    const read = parts.map((span) => values.get(whole.slice(span.start, span.end)) ?? 0);
    const tenths = decimal === undefined ? 0 : (values.get(decimal.replace(/\s.*/u, '')) ?? 0) / 10;
    const length = decimal === undefined ? (parts.at(-1)?.end ?? 0) : written.length;
    return { start, end: start + length, value: read.reduce(joined, 0) + tenths };
  });
}

const joined = (sum: number, next: number): number => (next >= 100 ? Math.max(1, sum) * next : sum + next);
