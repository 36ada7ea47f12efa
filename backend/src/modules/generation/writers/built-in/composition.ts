import { fold } from '../../../../platform/text/fold.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import { en } from './en.js';
import { hu } from './hu.js';
import type { Band, Phrases, Phrasings, ResultWords } from './phrases.js';
import { asSentence, listed, nestQuotes, quote, type Quotations } from './quote.js';
import { ro } from './ro.js';
import { productFinder, safeSentences, shorten } from './safe-text.js';

const PHRASES = { hu, en, ro };
const TIP_LENGTH = 220;

/** A tip safe to repeat. `isCertain`: a wrong answer calls for it, not merely a missing one. */
export interface Advice {
  tip: string;
  isCertain: boolean;
  products: string[];
}

/** What every part of a composition works with: the language's phrases, the choice among them, safe quotations. */
export interface Composition {
  phrases: Phrases;
  choose: Choose;
  /** One statement in one of its phrasings, as a closed sentence. */
  say: <Facts extends unknown[]>(
    slot: string,
    phrasings: Phrasings<Facts>,
    turn: number,
    ...facts: Facts
  ) => string;
  result: (facts: { score: number; maxScore: number; percentage: number }) => ResultWords;
  /**
   * Up to `limit` different texts in quotation marks, `length` characters each; those are left out that can't be
   * repeated safely or name a product that must not be named.
   */
  quotations: (texts: readonly string[], limit: number, length: number) => string[];
  /** The same as one list; null when it would be empty. */
  quoteMany: (texts: readonly string[], limit: number, length: number) => Quotations | null;
  /** Up to `limit` of the tips, in their order, with what the missed questions that suggest them tell. */
  advise: (tips: readonly string[] | undefined, missed: SectionFacts['missed'], limit: number) => Advice[];
}

/** Prepares a composition. The same facts always give the same choices; other answers give others. */
export function compositionOf(facts: WriterFacts): Composition {
  const phrases = PHRASES[facts.language];
  const chooseFirst = chooserFor(seedOf(facts));
  const choose: Choose = (slot, options, turn = 0) =>
    chooseFirst(slot, options, turn + (facts.variation ?? 0));
  const namesOtherProduct = productFinder(facts.otherProducts ?? []);
  const quotations = (texts: readonly string[], limit: number, length: number) => {
    const found = new Map<string, string>();
    for (const text of texts) {
      if (found.size >= limit) break;
      const quotation = namesOtherProduct(text) ? null : quote(text, length, phrases.marks);
      if (quotation !== null && !found.has(fold(quotation))) found.set(fold(quotation), quotation);
    }
    return [...found.values()];
  };
  return {
    phrases,
    choose,
    say: (slot, phrasings, turn, ...given) => asSentence(choose(slot, phrasings, turn)(...given)),
    result: ({ score, maxScore, percentage }) => ({
      score: String(score),
      max: String(maxScore),
      points: phrases.points(score, maxScore),
      percent: `${String(percentage).replace('.', phrases.decimalMark)}%`,
    }),
    quotations,
    quoteMany(texts, limit, length) {
      const shown = quotations(texts, limit, length);
      if (shown.length === 0) return null;
      return {
        list: listed(shown, phrases.and),
        isMany: shown.length > 1,
        isOpen: new Set(texts.map(fold)).size > shown.length,
      };
    },
    advise(tips, missed, limit) {
      const advice: Advice[] = [];
      for (const tip of tips ?? missed.flatMap((question) => question.tip ?? [])) {
        if (advice.length >= limit) break;
        const safe = namesOtherProduct(tip) ? null : safeSentences(tip);
        if (safe === null) continue;
        advice.push(adviceFrom(outerQuotes(shorten(safe, TIP_LENGTH), phrases), tip, missed));
      }
      return advice;
    },
  };
}

/** The band of a result; percentages as stored, so that words and gauge agree (rules: score bands). */
export function bandOf(score: number, maxScore: number, percentage: number, sections: SectionFacts[]): Band {
  if (score >= maxScore) return 'full';
  if (score === 0) return sections.every(isUnanswered) ? 'unanswered' : 'zero';
  if (percentage >= 75) return 'strong';
  if (percentage >= 50) return 'good';
  return percentage >= 25 ? 'partial' : 'early';
}

function adviceFrom(safeTip: string, tip: string, missed: SectionFacts['missed']): Advice {
  const folded = fold(tip);
  const sources = missed.filter((question) => question.tip !== null && fold(question.tip) === folded);
  return {
    tip: safeTip,
    isCertain: sources.some(({ answer }) => answer !== null),
    products: sources.flatMap(({ product }) => product ?? []),
  };
}

function isUnanswered(section: SectionFacts): boolean {
  return section.gained.length === 0 && section.missed.every(({ answer }) => answer === null);
}

function outerQuotes(text: string, { marks }: Phrases): string {
  return nestQuotes(text, { ...marks, innerOpen: marks.open, innerClose: marks.close });
}

function seedOf(facts: WriterFacts): string {
  return JSON.stringify([
    facts.totalScore,
    facts.sections.map(({ sectionId, gained, missed }) => [
      sectionId,
      gained.map(({ questionText, answer }) => [questionText, answer]),
      missed.map(({ answer }) => answer),
    ]),
  ]);
}

/** Picks one of several phrasings; `turn` moves on to the next one, so that neighbours do not read alike. */
type Choose = <T>(slot: string, options: readonly [T, ...T[]], turn?: number) => T;

/** A chooser that always picks the same for the same seed and slot, and differently for other seeds. */
function chooserFor(seed: string): Choose {
  const seedHash = hashOf(seed);
  return (slot, options, turn = 0) =>
    options[(hashOf(`${slot}\n${seedHash}`) + turn) % options.length] ?? options[0];
}

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number, its bits mixed once more at the end. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
