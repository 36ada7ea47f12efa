import type { GeneratedTexts } from '../evaluations/evaluation.types.js';
import { type Doubt, oneLine } from '../evaluations/texts/text-doubts.js';
import { fieldsOf } from '../evaluations/texts/text-fields.js';
import type { Fact } from './evidence/facts.js';
import type { PresentFacts } from './evidence/sentences.js';
import { shortened } from './shortened.js';
import { overlaps, sentencesOf, type Span, spansOf } from './spans.js';
import { type Finding, findingId } from './checks/finding.js';

/**
 * What the second reader holds against texts, as findings: only where the sentence still stands as it was read, and the answer
 * still says what it said. Pure (rules: second reader).
 */
export function findDoubted(
  texts: GeneratedTexts,
  doubts: readonly Doubt[],
  { facts, present }: { facts: readonly Fact[]; present: PresentFacts },
): Finding[] {
  const written = fieldsOf(texts);
  return doubts.flatMap(({ field, sentence, quote, fact: [questionId, hash] }) => {
    const text = written.get(field) ?? '';
    const fact = facts.find((one) => one.questionId === questionId);
    const place = placesOf(text, quote).find((span) => sentenceAround(text, span) === sentence);
    if (!place || !fact || present.get(questionId) !== hash) return [];
    const part = { rule: 'second_reader' as const, field, text: text.slice(place.start, place.end) };
    const { questionText, answer } = fact;
    const code = answer === null ? 'doubt_unanswered' : 'check_second_reader';
    const params = { question: shortened(questionText), answer: shortened(answer ?? '') };
    // Of several answers that contradict one sentence each is a finding of its own.
    const id = findingId(part, sentence, questionId);
    return [{ ...part, id, ...place, message: { code, params } }];
  });
}

/** Everywhere that words stand in a text, whole and however they are spaced. */
export function placesOf(text: string, words: string): Span[] {
  const parts = words.split(/\s+/u).filter((word) => word !== '');
  if (parts.length === 0) return [];
  const literal = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  return spansOf(text, new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'));
}

/** The sentence that a place is in, or the sentences, on one line. */
export function sentenceAround(text: string, place: Span): string {
  const sentences = sentencesOf(text).filter((sentence) => overlaps(sentence, place));
  return oneLine(text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? text.length));
}
