import type { Language } from '../../../../platform/http/languages.js';
import { clausesOf, type ContentWord } from './clauses.js';
import { LEXICONS } from './lexicon.js';
import { isSameStem, stemOf } from './stems.js';

/**
 * How a text of the questionnaire counts: as it says (`own`), as there, as missing, as either, only as words that may be used
 * (`named`, such as the name of the section), or as missing as far as no text before it has the word (`toDo`, such as a tip).
 */
export type Polarity = 'own' | 'there' | 'missing' | 'either' | 'named' | 'toDo';

/** What the facts say of a word. */
export interface Known {
  isKnown: boolean;
  there: boolean;
  missing: boolean;
}

/** A text that a sentence may rest on. */
export interface Ground {
  text: string;
  polarity: Polarity;
}

/** The words that a sentence may use, and which of them its facts say are there, or are not. */
export class Grounds {
  private readonly there = new Set<string>();
  private readonly missing = new Set<string>();
  private readonly all = new Set<string>();
  private readonly known = new Map<string, Known>();
  /** Whether any of its texts denies something. */
  readonly isDenial: boolean;

  constructor(
    grounds: readonly Ground[],
    private readonly language: Language,
  ) {
    this.isDenial = grounds.some(
      ({ text, polarity }) =>
        polarity === 'own' && clausesOf(text, language).some(({ isDenied }) => isDenied),
    );
    for (const { text, polarity } of grounds) {
      const words = clausesOf(text, language).flatMap((clause) =>
        clause.words.map((word) => ({ word, isMissing: clause.isDenied !== word.isNegated })),
      );
      const counted = polarity === 'toDo' ? words.filter(({ word }) => !this.isAmong(word, this.all)) : words;
      for (const { word } of words) for (const stem of word.readings) this.all.add(stem);
      for (const { word, isMissing } of counted)
        for (const stem of word.readings) {
          const isThere = polarity === 'there' && !word.isNegated;
          if (polarity === 'either' || isThere || (polarity === 'own' && !isMissing)) this.there.add(stem);
          if (
            polarity === 'either' ||
            polarity === 'missing' ||
            polarity === 'toDo' ||
            (polarity === 'there' && word.isNegated) ||
            (polarity === 'own' && isMissing)
          )
            this.missing.add(stem);
        }
    }
  }

  /** What the facts say of the word. */
  of(word: ContentWord): Known {
    const key = word.readings.join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const isKnown = this.isAmong(word, this.all);
    const found = {
      isKnown,
      there: isKnown && this.isAmong(word, this.there),
      missing: isKnown && this.isAmong(word, this.missing),
    };
    this.known.set(key, found);
    return found;
  }

  private isAmong(word: ContentWord, stems: ReadonlySet<string>): boolean {
    const readings = this.withSynonyms(word.readings);
    return (
      [...stems].some((stem) => readings.some((one) => isSameStem(one, stem))) || this.isCompound(word, stems)
    );
  }

  private withSynonyms(readings: readonly string[]): string[] {
    const { synonyms } = LEXICONS[this.language];
    return [...new Set(readings.flatMap((stem) => [stem, ...(synonyms.get(stem) ?? [])]))];
  }

  /** In Hungarian a compound stands for its parts: 'betegadatok' for 'adatok'. */
  private isCompound({ bare, stem }: ContentWord, stems: ReadonlySet<string>): boolean {
    if (this.language !== 'hu') return false;
    const { neutral } = LEXICONS.hu;
    const isKnown = (part: string) =>
      neutral.stems.has(stemOf(part, 'hu')) || [...stems].some((one) => isSameStem(one, stemOf(part, 'hu')));
    const isEnd = [...stems].some((one) => stem.length >= 4 && one.endsWith(stem));
    if (isEnd) return true;
    if (bare.length < 9) return false;
    for (let at = 4; at <= bare.length - 4; at += 1)
      if (isKnown(bare.slice(0, at)) && isKnown(bare.slice(at))) {
        const isOfFacts = [...stems].some(
          (one) =>
            isSameStem(one, stemOf(bare.slice(0, at), 'hu')) || isSameStem(one, stemOf(bare.slice(at), 'hu')),
        );
        if (isOfFacts) return true;
      }
    return false;
  }
}
