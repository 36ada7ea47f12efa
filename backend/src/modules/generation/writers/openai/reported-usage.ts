import { isRecord } from '../../../../platform/text/json.js';
import type OpenAI from 'openai';
import type { ReportedUsage } from '../call-meter.js';

/** The raw answer: an object as promised by the API, or whatever a proxy put in its place. */
export type RawCompletion = Partial<OpenAI.Chat.ChatCompletion> | string | null;

/** More than any model takes or gives: a server that tells more tells nonsense. */
const MOST_TOKENS = 100_000_000;

/** The tokens that an answer tells. Many servers tell none, and a proxy may put anything in its place. */
export function reportedUsage(completion: RawCompletion): ReportedUsage {
  if (typeof completion === 'string') return unreported(completion);
  const usage: unknown = completion?.usage;
  const told = isRecord(usage) ? usage : {};
  return {
    ...unreported(answerOf(completion)),
    prompt: count(told.prompt_tokens),
    completion: count(told.completion_tokens),
  };
}

const unreported = (answer: string): ReportedUsage => ({
  prompt: null,
  completion: null,
  answerBytes: Buffer.byteLength(answer),
});

function answerOf(completion: Exclude<RawCompletion, string>): string {
  const choices: unknown = completion?.choices;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isRecord(first) ? first.message : undefined;
  const content = isRecord(message) ? message.content : undefined;
  return typeof content === 'string' ? content : '';
}

const count = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= MOST_TOKENS ? Math.round(value) : null;
