import type { Language } from '../../platform/http/languages.js';
import {
  bandOf,
  numberIn,
  numberText,
  numberWords,
  rangeOf,
} from '../questionnaires/numbers/number-answer.js';
import type { Answer, AskedOptions } from './scoring.types.js';

/** The number that answers a question, as it accepts numbers; null where it asks for none, and for what is none. Pure. */
export function numberOf(
  { kind, options, unit = null, min = null, max = null, decimals = false }: AskedOptions,
  answer: Answer,
): number | null {
  if (kind !== 'number' || (typeof answer !== 'string' && typeof answer !== 'number')) return null;
  const read = numberIn(answer, { ...rangeOf({ options, min, max, decimals }), unit });
  return 'value' in read ? read.value : null;
}

/** An answer as responses hold it: a number in the one way in which all ways in write it, else as it was given. Pure. */
export function storedAnswer(question: AskedOptions, answer: string): string {
  const value = numberOf(question, answer);
  return value === null ? answer : numberText(value);
}

/** An answer as people read it: a number with its unit and, where it is asked for, its band. Pure. */
export function answerWords(
  question: AskedOptions,
  answer: Answer,
  language: Language,
  { withBand = false } = {},
): string {
  const value = numberOf(question, answer);
  if (value === null) return String(answer).trim();
  const words = numberWords(value, question.unit ?? null, language);
  const band = withBand ? bandOf(question.options, value) : undefined;
  return band ? `${words} (${band.label})` : words;
}
