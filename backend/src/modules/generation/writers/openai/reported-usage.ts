import { isRecord } from '../../../../platform/text/json.js';
import type OpenAI from 'openai';
import type { ReportedUsage } from '../call-meter.js';

/** The raw answer: an object as promised by the API, or whatever a proxy put in its place. */
export type RawCompletion = Partial<OpenAI.Chat.ChatCompletion> | string | null;

/** More than any model takes or gives: a server that reports more is wrong. */
const MOST_TOKENS = 100_000_000;

/** The tokens that an answer reports. Many servers report none, and a proxy may put anything in its place. */
export function reportedUsage(completion: RawCompletion): ReportedUsage {
  if (typeof completion === 'string') return unreported(completion);
  const usage: unknown = completion?.usage;
  const reported = isRecord(usage) ? usage : {};
  return {
    ...unreported(answerOf(completion)),
    prompt: count(reported.prompt_tokens),
    completion: count(reported.completion_tokens),
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
