import type { GeneratedTexts } from '../../evaluations/evaluation.types.js';
import type { CheckedResult, CheckedSection, CheckFacts } from './check-facts.js';
import { findMentions, type Mention } from './mentions.js';
import { markQuoted, type QuotationIndex } from './quotations.js';
import { overlaps, sentencesOf, type Span, type Word, wordsOf } from './spans.js';

export type TextKind = 'summary' | 'motivationalMessage' | 'section' | 'strength';

/** One text with what every rule needs of it. */
export interface CheckedText {
  field: string;
  kind: TextKind;
  text: string;
  /** The section it belongs to; null for the texts on the whole evaluation. */
  section: CheckedSection | null;
  words: Word[];
  /** For each word, whether it repeats the questionnaire's own texts. */
  quoted: boolean[];
  sentences: Span[];
  mentions: Mention[];
  index: QuotationIndex;
}

/** Finds the faulty parts of one text; each part is what a person should look at. */
export type Rule = (checked: CheckedText, facts: CheckFacts) => Span[];

/** Every text of the evaluation that its page shows; those of sections that do not count are left out. */
export function textsToCheck(texts: GeneratedTexts, facts: CheckFacts, index: QuotationIndex): CheckedText[] {
  const checked = (field: string, kind: TextKind, text: string, section: CheckedSection | null) => {
    const words = wordsOf(text);
    const quoted = markQuoted(words, index);
    const [sentences, mentions] = [sentencesOf(text), findMentions(text, facts)];
    return { field, kind, text, section, words, quoted, sentences, mentions, index };
  };
  return [
    checked('summary', 'summary', texts.summary, null),
    checked('motivationalMessage', 'motivationalMessage', texts.motivationalMessage, null),
    ...facts.sections.flatMap((section) => {
      const { sectionId } = section;
      const cards = texts.strengths[sectionId] ?? [];
      return [
        checked(`sections.${sectionId}`, 'section', texts.sections[sectionId]?.text ?? '', section),
        ...cards.map((card, at) => checked(`strengths.${sectionId}.${at}`, 'strength', card, section)),
      ];
    }),
  ];
}

/** Whether all words of a part, and at least one, repeat the questionnaire's own texts. */
export function isQuoted({ words, quoted }: CheckedText, span: Span): boolean {
  let some = false;
  for (const [at, word] of words.entries()) {
    if (!overlaps(word, span)) continue;
    if (quoted[at] !== true) return false;
    some = true;
  }
  return some;
}

export const totalOf = ({ totalScore, maxScore, percentage }: CheckFacts): CheckedResult => ({
  score: totalScore,
  maxScore,
  percentage,
});
