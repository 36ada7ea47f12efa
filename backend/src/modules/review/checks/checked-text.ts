import { fold } from '../../../platform/text/fold.js';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import type { Fix } from './finding.js';
import { type Mention, mentionFinder } from './mentions.js';
import { indexQuotable, markQuoted, type QuotationIndex } from './quotations.js';
import { bareOf, baresOf, overlaps, sentencesOf, type Span, type Word, wordsOf } from '../spans.js';

export type TextKind = 'summary' | 'motivationalMessage' | 'section' | 'strength';

/** One text with what every rule needs of it. */
export interface CheckedText {
  field: string;
  kind: TextKind;
  text: string;
  /** The text without accents, each letter in its place. */
  bare: string;
  /** The section it belongs to; null for the texts on the whole evaluation. */
  section: CheckedSection | null;
  words: Word[];
  /** For each word, whether it repeats the questionnaire's own texts. */
  quoted: boolean[];
  sentences: Span[];
  /** Sentences that stand in an earlier text, or earlier in this one, too. */
  repeated: Span[];
  mentions: Mention[];
  index: QuotationIndex;
  /** The words of each product's name. */
  namesOfProducts: ReadonlyMap<string, string[]>;
}

/** A faulty part, and how it is put right where there is no doubt. */
export type Found = Span & { fix?: Fix };

/** Finds the faulty parts of one text; each part is what a person should look at. */
export type Rule = (checked: CheckedText, facts: CheckFacts) => Found[];

/** Shorter sentences may come back: 'Well done!' */
const SHORTEST_REPEATED = 4;
/** A quotation that goes on in the next sentence: '“How far is this true? – Booking”', of several questions. */
const OPEN_QUOTATION = /[„“"«][^”"»]*$/u;

/** A text as it stands among the others. */
export type PlacedText = Pick<CheckedText, 'field' | 'kind' | 'text' | 'section' | 'sentences' | 'repeated'>;

/** Every text of the evaluation that its page shows; those of sections that do not count are left out. */
export function textsToCheck(texts: GeneratedTexts, { sections }: CheckFacts): PlacedText[] {
  const earlier = new Set<string>();
  const placed = (field: string, kind: TextKind, text = '', section: CheckedSection | null = null) => {
    const sentences = sentencesOf(text);
    const repeated = sentences.filter(({ start, end }) => {
      const own = text.slice(start, end);
      const said = fold(own);
      // Two sections may have the same result.
      const sentence = /\p{N}/u.test(said) ? `${field}: ${said}` : said;
      const isWhole = !OPEN_QUOTATION.test(own);
      const isRepeated = earlier.has(sentence) && isWhole && wordsOf(said).length >= SHORTEST_REPEATED;
      earlier.add(sentence);
      return isRepeated;
    });
    return { field, kind, text, section, sentences, repeated };
  };
  return [
    placed('summary', 'summary', texts.summary),
    placed('motivationalMessage', 'motivationalMessage', texts.motivationalMessage),
    ...sections.flatMap((section) => {
      const { sectionId: id } = section;
      const cards = texts.strengths[id] ?? [];
      return [
        placed(`sections.${id}`, 'section', texts.sections[id]?.text, section),
        ...cards.map((card, at) => placed(`strengths.${id}.${at}`, 'strength', card, section)),
      ];
    }),
  ];
}

/** Prepares the reading of texts about the same facts. */
export function textReader(facts: CheckFacts): (placed: PlacedText) => CheckedText {
  const index = indexQuotable(facts.quotable, [...facts.products, ...(facts.names ?? [])]);
  const findMentions = mentionFinder(facts);
  const products = [...facts.products, ...facts.otherProducts];
  const namesOfProducts = new Map(products.map((name) => [name, baresOf(name)]));
  return (placed) => {
    const words = wordsOf(placed.text);
    const ofWords = { words, quoted: markQuoted(words, index), mentions: findMentions(words) };
    return { ...placed, bare: bareOf(placed.text), index, namesOfProducts, ...ofWords };
  };
}

/** Whether all words of a part, and at least one, repeat the questionnaire's own texts. */
export function isQuoted({ words, quoted }: CheckedText, span: Span): boolean {
  const first = words.findIndex((word) => overlaps(word, span));
  const after = words.findIndex(({ start }) => start >= span.end);
  return first >= 0 && quoted.slice(first, after < 0 ? undefined : after).every(Boolean);
}
