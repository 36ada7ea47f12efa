/** What a sentence does: states the result, what is there, what is missing, what to do, or only leads on. */
export const SENTENCE_KINDS = ['verdict', 'strength', 'gap', 'advice', 'bridge'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

/** A question's row id, and a short hash of what its answer said when the sentence was written (writer-facts.ts). */
export type FactRef = [questionId: number, hash: string];

/** One sentence as a machine wrote it, and the answers that it rests on. */
export interface Sentence {
  text: string;
  kind: SentenceKind;
  facts: FactRef[];
}

/**
 * By field, as in TextOrigins. A person's edits leave it as it is: a sentence of the text that is not found here was
 * written by that person (rules: evidence).
 */
export type TextEvidence = Record<string, Sentence[]>;
