import { z } from 'zod';
import type { Language } from '../../../../platform/http/languages.js';
import { draftMessages, type DraftQuestion } from '../../prompts/draft-messages.js';
import { keepVisible } from '../../prompts/visible-text.js';
import type { CallPurpose } from '../call-meter.js';
import { askForJson } from './ask-for-json.js';
import { ChatClient, type ChatClientOptions } from './chat-client.js';

/** Proposed texts of one option; '' where there is none. */
export interface OptionDraft {
  id: number;
  meaning: string;
  advice: string;
}

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: {
    options: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'meaning', 'advice'],
        properties: { id: { type: 'integer' }, meaning: { type: 'string' }, advice: { type: 'string' } },
      },
    },
  },
};

const text = z
  .string()
  .max(4000)
  .transform((value) => dropFormatting(keepVisible(value)).trim());
const answer = z.object({
  options: z.array(z.object({ id: z.coerce.number().int(), meaning: text, advice: text })).max(2000),
});

/** Longest prompts and answers stay within what a small model takes. */
const TOKENS_PER_OPTION = 220;

/** Asks an OpenAI-compatible server for meanings and advice of options (rules: drafts of meanings). */
export class OptionDrafter {
  private readonly chat: ChatClient;

  constructor(options: ChatClientOptions) {
    this.chat = new ChatClient(options);
  }

  /** The drafts that came, for options that were asked for; one that is missing is left out. Throws WriterError. */
  async draft(
    questions: readonly DraftQuestion[],
    language: Language,
    { purpose, signal }: { purpose: CallPurpose; signal: AbortSignal },
  ): Promise<OptionDraft[]> {
    const asked = new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)));
    const found = await askForJson(this.chat, {
      name: 'option_texts',
      schema: SCHEMA,
      shape: answer,
      compose: (schema) => draftMessages(questions, language, schema),
      tokenLimit: 1000 + TOKENS_PER_OPTION * asked.size,
      purpose,
      signal,
    });
    const first = new Map<number, OptionDraft>();
    for (const option of found.options)
      if (asked.has(option.id) && !first.has(option.id)) first.set(option.id, option);
    return [...first.values()];
  }
}

/** Takes off the light formatting that models add out of habit and that loses nothing: emphasis, headings, list signs. */
function dropFormatting(written: string): string {
  return written
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]+)`/gu, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|[-*•–])\s+/gmu, '');
}
