import type { Language } from '../../../../platform/http/languages.js';
import { bareOf, keyOf } from '../../../review/spans.js';
import { stemOf } from './stems.js';
import en from './lexicon.en.json' with { type: 'json' };
import hu from './lexicon.hu.json' with { type: 'json' };
import ro from './lexicon.ro.json' with { type: 'json' };

/** A set of words of a language: by form, and by stem. */
interface WordSet {
  forms: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** What the acceptance of free sentences knows of a language (rules: acceptance of free sentences). */
export interface Lexicon {
  /** Words that say nothing of a clinic: they may stand anywhere. */
  neutral: WordSet;
  /** What is done in general, which advice may say without its fact saying so. */
  actions: WordSet;
  /** Words of mild praise and of blame, which no fact has to hold; each for its kinds alone. */
  praise: WordSet;
  blame: WordSet;
  /** Words such as 'every' and 'only', which a fact has to hold although they are mere words elsewhere. */
  strict: WordSet;
  denial: WordSet;
  denialPatterns: RegExp[];
  /** 'Not only' denies nothing. */
  notDenial: RegExp[];
  /** What denies inside a word: 'unprotected'. */
  negatedBy: RegExp;
  /** Where a clause begins: before these behind a comma, and before these without one. */
  clauseStarts: RegExp;
  /** A word that denies what stands before it: Hungarian 'nélkül'. */
  deniedBefore: string | null;
  order: WordSet;
  superlatives: RegExp;
  /** Of superlatives, those that name the weakest, and those that name where most is left. */
  least: RegExp;
  most: RegExp;
  already: WordSet;
  answer: WordSet;
  condition: ReadonlySet<string>;
  plainYes: RegExp;
  plainNo: RegExp;
  /** A question that asks for yes or no. */
  yesNo: RegExp;
  prohibited: RegExp;
  /** 'Need not' says that something else is there. */
  needless: RegExp;
  /** What a clause begins with that claims nothing: 'when', 'who'. */
  subordinate: RegExp;
  /** What a clause begins with that says what comes of another one ('so'), and one that says why another is so ('as', 'without'). */
  consequence: RegExp;
  cause: RegExp;
  /** Stems that may stand for each other, by stem. */
  synonyms: ReadonlyMap<string, ReadonlySet<string>>;
}

type Source = typeof en | typeof hu | typeof ro;

function lexiconOf(source: Source, language: Language): Lexicon {
  const setOf = (words: string | readonly string[]): WordSet => {
    const list = [words].flat().join(' ').split(' ');
    return {
      forms: new Set(list.map((word) => bareOf(keyOf(word)))),
      stems: new Set(list.map((word) => stemOf(word, language))),
    };
  };
  const patterns = (list: readonly string[]) => list.map((one) => new RegExp(one, 'iu'));
  const synonyms = new Map<string, Set<string>>();
  for (const group of source.synonyms) {
    const stems = group.split(/[ -]/).map((word) => stemOf(word, language));
    for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]));
  }

  const either = (list: readonly string[]) => `(?:${list.join('|')})(?!\\p{L})`;
  const beginning = (words: string) => new RegExp(`^\\W*${either([words])}`, 'iu');
  return {
    neutral: setOf(source.neutral),
    actions: setOf(source.actions),
    praise: setOf(source.praise),
    blame: setOf(source.blame),
    strict: setOf(source.strict),
    denial: setOf(source.denial),
    denialPatterns: patterns(source.denialPatterns),
    notDenial: patterns(source.notDenial),
    negatedBy: new RegExp(source.negatedBy, 'u'),
    clauseStarts: new RegExp(
      `[.;:–—()]|,\\s*(?=${either(source.openers)})|\\s(?=${either(source.breakers)})`,
      'giu',
    ),
    deniedBefore: source.deniedBefore === null ? null : bareOf(source.deniedBefore),
    // 'Primesc' has the stem of 'prim': forms alone tell them apart.
    order: language === 'ro' ? { ...setOf(source.order), stems: new Set<string>() } : setOf(source.order),
    superlatives: new RegExp(source.superlatives, 'iu'),
    least: new RegExp(source.least, 'iu'),
    most: new RegExp(source.most, 'iu'),
    already: setOf(source.already),
    answer: setOf(source.answer),
    condition: new Set(source.condition),
    plainYes: new RegExp(source.plainYes, 'iu'),
    plainNo: new RegExp(source.plainNo, 'iu'),
    yesNo: new RegExp(source.yesNo, 'iu'),
    prohibited: new RegExp(source.prohibited, 'iu'),
    needless: new RegExp(source.needless, 'iu'),
    subordinate: beginning(source.subordinate),
    consequence: beginning(source.consequence),
    cause: beginning(source.cause),
    synonyms,
  };
}

export const LEXICONS: Record<Language, Lexicon> = {
  hu: lexiconOf(hu, 'hu'),
  en: lexiconOf(en, 'en'),
  ro: lexiconOf(ro, 'ro'),
};

/** Whether a word is in a set by its form or its stem. */
export const isIn = ({ forms, stems }: WordSet, { bare, stem }: { bare: string; stem: string }): boolean =>
  forms.has(bare) || stems.has(stem);
