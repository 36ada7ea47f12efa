import { isByHand, type TextOrigin } from '../../evaluations/evaluation.types.js';
import type { Sentence, SentenceKind } from '../../evaluations/texts/text-evidence.js';
import { sentencesOf, type Span } from '../spans.js';

/** A sentence of a text in its present version, with the answers that it rests on. */
export interface SentenceWithEvidence extends Span {
  /** Null where it was not stored. */
  kind: SentenceKind | null;
  /** Row ids of questions. */
  facts: number[];
  /** Written or changed by hand, or by a program: it rests on no answer. */
  isByPerson: boolean;
  /** An answer that it rests on says something else by now. */
  isStale: boolean;
}

/** What answers say now: the hash of each question's (fact-hash.ts), by its row id. */
export type PresentFacts = ReadonlyMap<number, string>;

/**
 * * The sentences of a text with what they rest on: those that the machine wrote are found in its evidence, word for
 * word; others are the person's. A machine's sentences from before evidence was stored have no kind. Pure (rules: evidence).
 */
export function sentencesWithEvidence(
  text: string,
  origin: TextOrigin | undefined,
  evidence: readonly Sentence[],
  present: PresentFacts,
): SentenceWithEvidence[] {
  const byText = new Map(
    evidence.flatMap((sentence) =>
      [sentence.text, ...partsIn(sentence.text)].map((part) => [oneLine(part), sentence] as const),
    ),
  );
  const ofMachine = new Set(partsIn(origin?.original?.text ?? '').map(oneLine));
  return sentencesOf(text).map(({ start, end }) => {
    const own = oneLine(text.slice(start, end));
    const sentence = byText.get(own);
    const isByPerson = !sentence && origin !== undefined && isByHand(origin.by) && !ofMachine.has(own);
    return {
      start,
      end,
      kind: sentence?.kind ?? null,
      facts: sentence?.facts.map(([id]) => id) ?? [],
      isByPerson,
      isStale: sentence?.facts.some(([id, hash]) => present.get(id) !== hash) ?? false,
    };
  });
}

const partsIn = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
