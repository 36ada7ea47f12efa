import { FOREMOST_STEPS, type NumberedFact } from '../writers/sentences/numbered-facts.js';
import type { WriterFacts } from '../writers/text-writer.js';
import { capLength, keepVisible } from './visible-text.js';

const LONGEST = { name: 200, question: 300, meaning: 320, answer: 200, freeText: 300, advice: 300 };

const OUTCOMES = ['full', 'missed', 'unanswered'] as const;

export interface DataOptions {
  /** Whether what clinics typed themselves may leave the house (rules: data sent to the AI). */
  sendsFreeText: boolean;
  /** Only these sections; all without it. */
  sectionIds?: ReadonlySet<number>;
}

/**
 * The facts as a labelled JSON block for the prompt: cleaned of what can't be seen, shortened, without addresses of people or pages
 * (rules: data sent to the AI). `<` is escaped, so that no answer can close the block.
 */
export function composeDataBlock(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
  { sendsFreeText, sectionIds }: DataOptions,
): string {
  const factsOf = (sectionId: number, outcome: NumberedFact['outcome']) =>
    numbered
      .filter((fact) => fact.sectionId === sectionId && fact.outcome === outcome)
      .map((fact) => composeFact(fact, sendsFreeText));
  const data = {
    language: facts.language,
    percentage: facts.percentage,
    sections: facts.sections
      .filter(({ sectionId }) => sectionIds?.has(sectionId) ?? true)
      .map(({ sectionId, name, percentage }) => ({
        sectionId,
        name: clean(name, LONGEST.name),
        percentage,
        ...Object.fromEntries(
          OUTCOMES.map((outcome) => [outcome, factsOf(sectionId, outcome)] as const).filter(
            ([, facts]) => facts.length > 0,
          ),
        ),
      })),
  };
  return `<data>\n${escaped(data)}\n</data>`;
}

/** JSON in which nothing closes the block. */
export const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function composeFact(fact: NumberedFact, sendsFreeText: boolean) {
  const { number, question, rankInSection } = fact;
  const { questionText, meaning = null } = question;
  // Only the foremost steps may be advised.
  const isForemost = rankInSection !== null && rankInSection < FOREMOST_STEPS;
  const answer = meaning === null ? answerOf(fact, sendsFreeText) : null;
  return {
    n: number,
    ...(meaning === null
      ? { q: clean(questionText, LONGEST.question) }
      : { m: clean(meaning, LONGEST.meaning) }),
    ...(answer === null ? {} : { a: answer }),
    ...(isForemost && fact.advice.length > 0 ? { advice: clean(fact.advice.join(' '), LONGEST.advice) } : {}),
  };
}

/** What was answered: the questionnaire's own words, or the clinic's in quotation marks where that is allowed. */
export function answerOf(
  { question: { answer, isFreeText } }: Pick<NumberedFact, 'question'>,
  sendsFreeText: boolean,
): string | null {
  if (answer === null || (isFreeText && !sendsFreeText)) return null;
  return isFreeText ? `"${cleanAnswer(answer, LONGEST.freeText)}"` : cleanAnswer(answer, LONGEST.answer);
}

/** Visible, short, without addresses of pages and people. */
export function clean(text: string, longest: number): string {
  let plain = keepVisible(text.slice(0, longest * 4));
  if (/:\/\/|www\./i.test(plain)) plain = plain.replace(/\b(?:https?|ftp):\/\/\S+|\bwww\.\S+/giu, '…');
  if (plain.includes('@')) plain = plain.replace(/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/gu, '…');
  return capLength(plain, longest);
}

/** Answers may be typed by strangers: telephone and other long numbers, and bare addresses of pages, go too. */
const cleanAnswer = (answer: string, longest: number): string =>
  clean(answer, longest)
    .replace(/\+?\d[\d ()/-]{5,}\d/gu, '…')
    .replace(/\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,24}(?:\/\S*)?/giu, '…');
