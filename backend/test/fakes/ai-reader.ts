import { type AiMode, answerByMode, type Reply } from './ai-modes.js';
import { isObject } from './ai-request-rules.js';

export interface PromptToRead {
  language: string;
  areas: {
    id: number;
    name: string;
    facts: { n: number; standing: 'full' | 'missed' | 'unanswered'; q: string; a?: string; m?: string }[];
  }[];
  texts: { t: number; area?: number; text: string }[];
}

/** A mode as of any other request, or what the answer holds. */
export type ReaderAnswer = AiMode | { findings: unknown };

export interface ReadFinding {
  text: number;
  quote: string;
  fact: number;
}

/** What a request gives a second reader to read; null for any other request. */
export function readToRead(body: unknown): PromptToRead | null {
  const messages = isObject(body) && Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const block = /<data>\s*(\{[\s\S]*\})\s*<\/data>/.exec(String(messages.at(-1)?.content))?.[1];
  if (block === undefined || !block.includes('"texts":[')) return null;
  return JSON.parse(block) as PromptToRead;
}

/** The reply of the server as a second reader. */
export function answerReading(answer: ReaderAnswer, body: unknown): Reply {
  if (typeof answer === 'string') return answerByMode(answer, body);
  const reply = answerByMode('good', body);
  const envelope = JSON.parse(reply.body) as { choices: { message: { content: string } }[] };
  envelope.choices[0]!.message.content = JSON.stringify(answer);
  return { ...reply, body: JSON.stringify(envelope) };
}
