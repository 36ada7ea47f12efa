import { type Doubt } from '../../evaluations/texts/text-doubts.js';
import type { SentenceKind, TextEvidence } from '../../evaluations/texts/text-evidence.js';
import { placesOf, sentenceAround } from '../../review/doubts.js';
import { sentencesWithEvidence } from '../../review/evidence/sentences.js';
import { overlaps } from '../../review/spans.js';
import type { Outcome } from '../writers/sentences/numbered-facts.js';
import type { FactToRead } from './facts-to-read.js';

/** What a reader says: words of the text of that number, which the fact of that number contradicts. */
export interface SaidDoubt {
  text: number;
  quote: string;
  fact: number;
}

/** What was read: texts in the order of their numbers, which begin with 1. */
export interface ReadTexts {
  texts: readonly (readonly [field: string, text: string])[];
  facts: readonly FactToRead[];
  evidence: TextEvidence;
}

const MOST_DOUBTS = 20;
const LONGEST_QUOTE = 400;
/** A single word stands in many sentences and says nothing of what is wrong. */
const FEWEST_WORDS = 2;

/** A sentence that states a fact as what it is can't be contradicted by that fact. */
const AGREEING: Record<SentenceKind, readonly Outcome[]> = {
  strength: ['full'],
  gap: ['missed', 'unanswered'],
  advice: ['missed', 'unanswered'],
  verdict: [],
  bridge: [],
};

/**
 * The doubts that the program can verify: the quoted words are in that text, the fact exists, and the sentence does not
 * already rest on that fact with its present outcome. Each sentence and fact once, so many at most. Pure (rules: second reader).
 */
export function verifyDoubts(said: readonly SaidDoubt[], { texts, facts, evidence }: ReadTexts): Doubt[] {
  const present = new Map(facts.map(({ ref }) => ref));
  const verified = new Map<string, Doubt>();
  for (const { text: number, quote, fact: factNumber } of said) {
    const [field, text] = texts[number - 1] ?? [];
    const fact = facts[factNumber - 1];
    if (field === undefined || text === undefined || !fact) continue;
    const [place] = quote.length <= LONGEST_QUOTE ? placesOf(text, quote) : [];
    if (!place || quote.trim().split(/\s+/u).length < FEWEST_WORDS) continue;
    const isAgreeing = sentencesWithEvidence(text, undefined, evidence[field] ?? [], present).some(
      (sentence) =>
        overlaps(sentence, place) &&
        !sentence.isStale &&
        sentence.facts.includes(fact.ref[0]) &&
        sentence.kind !== null &&
        AGREEING[sentence.kind].includes(fact.outcome),
    );
    if (isAgreeing) continue;
    const sentence = sentenceAround(text, place);
    const key = `${field}\n${sentence}\n${fact.number}`;
    if (!verified.has(key)) verified.set(key, { field, sentence, quote, fact: fact.ref });
  }
  return [...verified.values()].slice(0, MOST_DOUBTS);
}
