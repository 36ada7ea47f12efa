import type { GeneratedTexts } from '../evaluation.types.js';
import type { FactRef } from './text-evidence.js';
import { fieldsOf } from './text-fields.js';

/** What the second reader holds against a sentence: words of it, and the answer that says otherwise (rules: second reader). */
export interface Doubt {
  /** As in TextOrigins. */
  field: string;
  /** The whole sentence that the words stand in, on one line. */
  sentence: string;
  quote: string;
  fact: FactRef;
}

/** Further ones of an evaluation are dropped. */
const MOST_DOUBTS = 100;

/** A text on one line, as sentences are compared. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The doubts about sentences that the texts still hold, each once, the oldest first. Pure. */
export function validDoubts(doubts: readonly Doubt[], texts: GeneratedTexts): Doubt[] {
  const written = fieldsOf(texts);
  const valid = new Map<string, Doubt>();
  for (const doubt of doubts) {
    const { field, sentence, fact } = doubt;
    const key = JSON.stringify([field, sentence, fact]);
    if (!valid.has(key) && oneLine(written.get(field) ?? '').includes(sentence)) valid.set(key, doubt);
  }
  return [...valid.values()].slice(0, MOST_DOUBTS);
}
