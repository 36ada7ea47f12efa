import { fold } from '../../../platform/text/fold.js';
import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import type { Fix } from './finding.js';
import { type Mention, mentionFinder } from './mentions.js';
import { markQuoted, type QuotationIndex } from './quotations.js';
import { bareOf, overlaps, sentencesOf, type Span, type Word, wordsOf } from '../spans.js';

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
}

/** A faulty part, and how it is put right where there is no doubt. */
export type Found = Span & { fix?: Fix };

/** Finds the faulty parts of one text; each part is what a person should look at. */
export type Rule = (checked: CheckedText, facts: CheckFacts) => Found[];

/** Shorter sentences may come back: 'Well done!' */
const SHORTEST_REPEATED = 4;
/** A quotation that goes on in the next sentence: '“How far is this true? – Booking”', of several questions. */
const OPEN_QUOTATION = /[„“"«][^”"»]*$/u;

/** Every text of the evaluation that its page shows; those of sections that do not count are left out. */
export function textsToCheck(texts: GeneratedTexts, facts: CheckFacts, index: QuotationIndex): CheckedText[] {
  const [earlier, findMentions] = [new Set<string>(), mentionFinder(facts)];
  const checked = (field: string, kind: TextKind, text = '', section: CheckedSection | null = null) => {
    const [words, sentences] = [wordsOf(text), sentencesOf(text)];
    const repeated = sentences.filter(({ start, end }) => {
      const said = fold(text.slice(start, end));
      // Two sections may have the same result.
      const sentence = /\p{N}/u.test(said) ? `${field}: ${said}` : said;
      const isWhole = !OPEN_QUOTATION.test(said);
      const isRepeated = earlier.has(sentence) && isWhole && wordsOf(said).length >= SHORTEST_REPEATED;
      earlier.add(sentence);
      return isRepeated;
    });
    const ofWords = { words, quoted: markQuoted(words, index), mentions: findMentions(words) };
    return { field, kind, text, bare: bareOf(text), section, sentences, repeated, index, ...ofWords };
  };
  return [
    checked('summary', 'summary', texts.summary),
    checked('motivationalMessage', 'motivationalMessage', texts.motivationalMessage),
    ...facts.sections.flatMap((section) => {
      const { sectionId: id } = section;
      const cards = texts.strengths[id] ?? [];
      return [
        checked(`sections.${id}`, 'section', texts.sections[id]?.text, section),
        ...cards.map((card, at) => checked(`strengths.${id}.${at}`, 'strength', card, section)),
      ];
    }),
  ];
}

/** Whether all words of a part, and at least one, repeat the questionnaire's own texts. */
export function isQuoted({ words, quoted }: CheckedText, span: Span): boolean {
  const first = words.findIndex((word) => overlaps(word, span));
  const after = words.findIndex(({ start }) => start >= span.end);
  return first >= 0 && quoted.slice(first, after < 0 ? undefined : after).every(Boolean);
}
