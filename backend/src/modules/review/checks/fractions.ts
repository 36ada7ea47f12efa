import type { Language } from '../../../platform/http/languages.js';
import type { Span } from './spans.js';

/** A share in words ('more than half', 'kétharmada', 'un sfert') as percentages that would make it true. */
export interface Share extends Span {
  isTrue: (percentage: number) => boolean;
}

interface Vocabulary {
  shares: readonly (readonly [RegExp, number])[];
  more: RegExp;
  less: RegExp;
  nearly: RegExp;
  about: RegExp;
}

const suffixed = 'a|e|át|ét|ára|ére|ával|ével|ánál|énél|ából|éből|ában|ében|áról|éről|áig|éig';
const huShare = (stem: string) => new RegExp(`(?<!\\p{L})(?:${stem})(?:${suffixed})(?!\\p{L})`, 'giu');

const VOCABULARY: Record<Language, Vocabulary> = {
  hu: {
    shares: [
      [/(?<!\p{L})(?:a\s+)?fel(?:e|ét|ére|ével|énél|éből|éről|éig)(?!\p{L})(?!\s+annyi)/giu, 50],
      [huShare('két\\s?harmad'), 66.7],
      [huShare('három\\s?negyed'), 75],
      [huShare('négy\\s?ötöd'), 80],
      [huShare('(?:egy)?harmad'), 33.3],
      [huShare('(?:egy)?negyed'), 25],
      [huShare('(?:egy)?ötöd'), 20],
      [huShare('(?:egy)?tized'), 10],
    ],
    more: /(?:több\s+mint|meghaladja|nagyobb\s+mint)\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}$/iu,
    less: /(?:kevesebb\s+mint|nem\s+éri\s+el)\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}$/iu,
    nearly: /(?:majdnem|csaknem|közel|szinte)\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}$/iu,
    about: /(?:körülbelül|nagyjából|mintegy|hozzávetőleg|kb\.)\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}$/iu,
  },
  en: {
    shares: [
      [
        /(?<!\b(?:first|second|other|better|latter)\s)\b(?:one\s+|a\s+)?half\s+(?:of\b|the\b|your\b|their\b|its\b|all\b)(?!\s+(?:an?\s+)?(?:hour|day|year|battle))/giu,
        50,
      ],
      [/\btwo[\s-]thirds\b/giu, 66.7],
      [/\bthree[\s-]quarters\b|\bthree[\s-]fourths\b/giu, 75],
      [/\b(?:a|one)[\s-]third\b(?!\s+part)/giu, 33.3],
      [/\b(?:a|one)[\s-](?:quarter|fourth)\s+of\b(?!\s+an\s+hour)/giu, 25],
      [/\b(?:a|one)[\s-]fifth\s+of\b/giu, 20],
      [/\bfour[\s-]fifths\b/giu, 80],
    ],
    more: /\b(?:more\s+than|over|above|at\s+least)\s+$/iu,
    less: /\b(?:less\s+than|under|below|fewer\s+than|not\s+even)\s+$/iu,
    nearly: /\b(?:nearly|almost|close\s+to|just\s+under)\s+$/iu,
    about: /\b(?:about|around|roughly|approximately)\s+$/iu,
  },
  ro: {
    shares: [
      [/(?<!\p{L})jum[ăa]tate(?:a)?(?!\p{L})(?!\s+de\s+(?:or[ăa]|an|zi|normă))/giu, 50],
      [/(?<!\p{L})dou[ăa]\s+treimi(?!\p{L})/giu, 66.7],
      [/(?<!\p{L})trei\s+sferturi(?!\p{L})/giu, 75],
      [/(?<!\p{L})o\s+treime(?!\p{L})/giu, 33.3],
      [/(?<!\p{L})(?:un\s+sfert|o\s+pătrime)(?!\p{L})(?!\s+de\s+or[ăa])/giu, 25],
      [/(?<!\p{L})o\s+cincime(?!\p{L})/giu, 20],
    ],
    more: /(?:mai\s+mult\s+de|peste|mai\s+bine\s+de)\s+$/iu,
    less: /(?:mai\s+puțin\s+de|sub)\s+$/iu,
    nearly: /(?:aproape|aproape\s+de)\s+$/iu,
    about: /(?:circa|aproximativ|cam|în\s+jur\s+de)\s+$/iu,
  },
};

/** How far a share said to be 'about' or 'nearly' so may be off, in percentage points. */
const LEEWAY = 5;

/** Finds shares in words. 'Half an hour', 'every quarter' and the like are none. */
export function findShares(text: string, language: Language): Share[] {
  const { shares, ...hedges } = VOCABULARY[language];
  const found: Share[] = [];
  for (const [pattern, percent] of shares) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => other.start < end && start < other.end)) continue;
      const before = text.slice(Math.max(0, start - 50), start);
      found.push({ start, end, isTrue: (percentage) => holds(percentage, percent, before, hedges) });
    }
  }
  return found;
}

function holds(
  percentage: number,
  percent: number,
  before: string,
  { more, less, nearly, about }: Omit<Vocabulary, 'shares'>,
): boolean {
  if (more.test(before)) return percentage > percent;
  if (less.test(before)) return percentage < percent;
  if (nearly.test(before)) return percentage < percent && percentage >= percent - LEEWAY;
  if (about.test(before)) return Math.abs(percentage - percent) <= LEEWAY;
  return percentage === percent;
}
