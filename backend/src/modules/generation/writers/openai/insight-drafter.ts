import { z } from 'zod';
import type { Language } from '../../../../platform/http/languages.js';
import { type AskedSection, insightMessages } from '../../prompts/insight-messages.js';
import { keepVisible } from '../../prompts/visible-text.js';
import type { CallPurpose } from '../call-meter.js';
import { askForJson } from './ask-for-json.js';
import { ChatClient, type ChatClientOptions } from './chat-client.js';

/** A proposed insight as it came: its condition in the written form, and the number of its section, null for the summary. */
export interface WrittenInsightDraft {
  condition: string;
  text: string;
  advice: string;
  section: number | null;
  weight: number;
}

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['insights'],
  properties: {
    insights: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['condition', 'text', 'advice', 'section', 'weight'],
        properties: {
          condition: { type: 'string' },
          text: { type: 'string' },
          advice: { type: 'string' },
          section: { type: ['integer', 'null'] },
          weight: { type: 'integer' },
        },
      },
    },
  },
};

const text = z
  .string()
  .max(4000)
  .transform((value) => keepVisible(value).trim());
const answer = z.object({
  insights: z
    .array(
      z.object({
        condition: text,
        text,
        advice: text,
        section: z.number().int().nullable(),
        weight: z.number().int(),
      }),
    )
    .max(100),
});
const MOST_TOKENS = 6000;

/** Asks an OpenAI-compatible server what answers mean together (rules: drafts of insights). */
export class InsightDrafter {
  private readonly chat: ChatClient;

  constructor(options: ChatClientOptions) {
    this.chat = new ChatClient(options);
  }

  /** The drafts as they came; whether they are any good is for who asks. Throws WriterError. */
  async draft(
    sections: readonly AskedSection[],
    language: Language,
    { purpose, signal }: { purpose: CallPurpose; signal: AbortSignal },
  ): Promise<WrittenInsightDraft[]> {
    const { insights } = await askForJson(this.chat, {
      name: 'insights',
      schema: SCHEMA,
      shape: answer,
      compose: (schema) => insightMessages(sections, language, schema),
      tokenLimit: MOST_TOKENS,
      purpose,
      signal,
    });
    return insights;
  }
}
