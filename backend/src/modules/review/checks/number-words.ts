import type { Language } from '../../../platform/http/languages.js';
import { type NumberToken, unitAt } from './digits.js';
import type { Word } from './spans.js';

const plain = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '');

const table = (words: string): Map<string, number> =>
  new Map(words.split(' ').map((entry) => [entry.split('=')[0] ?? '', Number(entry.split('=')[1])]));

const ENGLISH = table(
  'zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 ' +
    'fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 ' +
    'eighty=80 ninety=90 hundred=100 thousand=1000 million=1000000',
);
const ROMANIAN = table(
  'zero=0 o=1 unu=1 una=1 doi=2 doua=2 trei=3 patru=4 cinci=5 sase=6 sapte=7 opt=8 noua=9 zece=10 unsprezece=11 ' +
    'doisprezece=12 douasprezece=12 treisprezece=13 paisprezece=14 cincisprezece=15 saisprezece=16 saptesprezece=17 ' +
    'optsprezece=18 nouasprezece=19 douazeci=20 treizeci=30 patruzeci=40 cincizeci=50 saizeci=60 saptezeci=70 optzeci=80 ' +
    'nouazeci=90 suta=100 sute=100 mie=1000 mii=1000 milion=1000000 milioane=1000000',
);
const HUNGARIAN = table(
  'nulla=0 egy=1 kettő=2 két=2 három=3 négy=4 öt=5 hat=6 hét=7 nyolc=8 kilenc=9 tizen=10 tíz=10 huszon=20 húsz=20 ' +
    'harminc=30 negyven=40 ötven=50 hatvan=60 hetven=70 nyolcvan=80 kilencven=90 száz=100 ezer=1000 millió=1000000',
);
/** Longest first; without accents too, for words written wholly without them. */
const HUNGARIAN_PARTS = [...HUNGARIAN].toSorted(([a], [b]) => b.length - a.length);
const UNACCENTED_PARTS = HUNGARIAN_PARTS.map(([part, value]) => [plain(part), value] as const);
/** What may follow a Hungarian number in the same word. */
const HUNGARIAN_REST =
  /^(?:|[aeoöá]?t|b[oóöő]l|r[oóöő]l|t[oóöő]l|ban|ben|on|en|an|ra|re|n[aá]l|n[eé]l|nyal|val|vel|kal|nak|nek|hoz|hez|sz[aá]zal[eé]k\p{L}*|pont\p{L}*)$/u;
const JOINS: Record<Language, ReadonlySet<string>> = {
  hu: new Set(),
  en: new Set(['and']),
  ro: new Set(['si', 'de']),
};
const DECIMAL: Record<Language, string> = { hu: 'egesz', en: 'point', ro: 'virgula' };

/** Numbers from here on are never mere turns of phrase as 'two steps' is. */
const LARGE = 11;

interface ReadWord {
  value: number;
  /** The unit that a Hungarian word holds itself: 'százszázalékos'. */
  rest: string;
}

/**
 * Reads numbers written out in words. Those up to ten come back only with a unit (percent, points): 'three steps' states no result.
 * 'la sută' is a unit, no number.
 */
export function findNumberWords(text: string, words: readonly Word[], language: Language): NumberToken[] {
  const tokens: NumberToken[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = readRun(words, at, language);
    if (run === null) continue;
    const [first, last] = [words[at], words[run.next - 1]];
    if (first === undefined || last === undefined) continue;
    const unit = unitAt(run.rest === '' ? text.slice(last.end, last.end + 40) : run.rest);
    if (unit === 'percent' || unit === 'points' || run.value >= LARGE)
      tokens.push({
        start: first.start,
        end: last.end,
        values: [run.value],
        unit,
        isEarned: false,
        isMaximum: false,
      });
    at = run.next - 1;
  }
  return tokens;
}

function readRun(words: readonly Word[], from: number, language: Language) {
  let [total, current, next, rest] = [0, 0, from, ''];
  for (; next < words.length && rest === ''; next++) {
    const key = plain(words[next]?.key ?? '');
    if (next > from && JOINS[language].has(key) && readAt(words, next + 1, language) && current >= 20)
      continue;
    const read = readAt(words, next, language);
    if (read === null || (next > from && language === 'hu' && read.value < 1000 && current > 0)) break;
    if (read.value >= 1000) {
      total += Math.max(1, current) * read.value;
      current = 0;
    } else if (read.value === 100) current = Math.max(1, current) * 100;
    else if (current % 10 > 0 || (current > 0 && current % 100 >= 10 && read.value >= 10)) break;
    else current += read.value;
    rest = read.rest;
  }
  if (next === from) return null;
  const decimals = rest === '' ? readDecimals(words, next, language) : null;
  if (decimals) return { value: total + current + decimals.value, next: decimals.next, rest: '' };
  return { value: total + current, next, rest };
}

function readDecimals(words: readonly Word[], at: number, language: Language) {
  if (plain(words[at]?.key ?? '') !== DECIMAL[language]) return null;
  const read = readAt(words, at + 1, language);
  if (read === null || read.value > 9) return null;
  const hasTenth = language === 'hu' && plain(words[at + 2]?.key ?? '').startsWith('tized');
  return { value: read.value / 10, next: at + (hasTenth ? 3 : 2) };
}

function readAt(words: readonly Word[], at: number, language: Language): ReadWord | null {
  const written = words[at]?.key ?? '';
  const key = plain(written);
  if (key === '') return null;
  if (language === 'hu') return readHungarian(written);
  if (language === 'ro' && key === 'suta' && words[at - 1]?.key === 'la') return null;
  const value = (language === 'en' ? ENGLISH : ROMANIAN).get(key);
  return value === undefined ? null : { value, rest: '' };
}

function readHungarian(key: string): ReadWord | null {
  const parts = plain(key) === key ? UNACCENTED_PARTS : HUNGARIAN_PARTS;
  let [total, current, rest] = [0, 0, key];
  while (rest !== '' && !/^sz[aá]zal[eé]k/u.test(rest)) {
    const part = parts.find(([each]) => rest.startsWith(each));
    if (part === undefined) break;
    const [written, value] = part;
    if (value >= 1000) {
      total += Math.max(1, current) * value;
      current = 0;
    } else if (value === 100) current = Math.max(1, current) * 100;
    else current += value;
    rest = rest.slice(written.length);
  }
  // 'ezert' is 'ezért' without its accent, never a number.
  if (rest === key || key === 'ezert' || !HUNGARIAN_REST.test(rest)) return null;
  const unit = /^(?:sz[aá]zal[eé]k|pont)/u.exec(rest)?.[0] ?? '';
  return { value: total + current, rest: unit === '' || unit === 'pont' ? unit : 'százalék' };
}
