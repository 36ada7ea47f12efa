import { z } from 'zod';
import { startDeadline } from '../../../platform/outbound/deadline.js';
import type { Doubt } from '../../evaluations/texts/text-doubts.js';
import type { TextEvidence } from '../../evaluations/texts/text-evidence.js';
import { WriterError } from '../writer-error.js';
import type { CallPurpose } from '../writers/call-meter.js';
import { ChatClient, type ChatClientOptions } from '../writers/openai/chat-client.js';
import { askForJson } from '../writers/openai/ask-for-json.js';
import type { WriterFacts } from '../writers/text-writer.js';
import { factsToRead } from './facts-to-read.js';
import { readingMessages } from './reading-messages.js';
import { type SaidDoubt, verifyDoubts } from './verify-doubts.js';

export interface Reading {
  facts: WriterFacts;
  /** By field, as in TextOrigins. */
  texts: ReadonlyMap<string, string>;
  /** What the sentences of these texts rest on. */
  evidence: TextEvidence;
  /** Names that a person may have put into a text; they are not sent. */
  names?: readonly string[];
  purpose: CallPurpose;
  signal: AbortSignal;
}

/** For everything: finding out what the server does not understand and waiting for a free place included. */
const TIMEOUT_MS = 30_000;
const TOKEN_LIMIT = 4000;
const MOST_SAID = 200;

const closed = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
/** No field for words of its own: nothing that a reader says could be shown. */
const SCHEMA = closed({
  findings: {
    type: 'array',
    items: closed({ text: { type: 'integer' }, quote: { type: 'string' }, fact: { type: 'integer' } }),
  },
});

const whole = z.coerce.number().int();
const said = z.object({ text: whole, quote: z.string().max(2000), fact: whole });
const answer = z.object({ findings: z.array(z.unknown()) });

/** Has another model of the same server look for what the answers contradict in finished texts (rules: second reader). */
export class SecondReader {
  private readonly chat: ChatClient;

  constructor(
    private readonly options: Omit<ChatClientOptions, 'timeoutMs'> & {
      /** Whether what clinics typed themselves may be sent. */
      sendsFreeText: boolean;
      timeoutMs?: number;
    },
  ) {
    this.chat = new ChatClient({ ...options, timeoutMs: this.timeoutMs });
  }

  /** The doubts that the program could verify. Throws WriterError, or what the call's meter throws. */
  async read({ facts, texts, evidence, names = [], purpose, signal }: Reading): Promise<Doubt[]> {
    const read = {
      texts: [...texts].filter(([, text]) => text.trim() !== ''),
      facts: factsToRead(facts),
      evidence,
      names,
    };
    if (read.texts.length === 0) return [];
    const { sendsFreeText } = this.options;
    const deadline = startDeadline(this.timeoutMs, signal);
    try {
      const { findings } = await askForJson(this.chat, {
        name: 'contradictions',
        schema: SCHEMA,
        shape: answer,
        compose: (schema) => readingMessages(facts, read, { sendsFreeText, schema }),
        tokenLimit: TOKEN_LIMIT,
        purpose,
        signal: deadline.signal,
      });
      return verifyDoubts(doubtsOf(findings), read);
    } catch (error) {
      if (!deadline.timedOut()) throw error;
      throw new WriterError({ kind: 'transient', code: 'ai_timeout', cause: error });
    } finally {
      deadline.end();
    }
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? TIMEOUT_MS;
  }
}

/** One by one: what can't be read is left out, and costs no other. */
function doubtsOf(findings: z.infer<typeof answer>['findings']): SaidDoubt[] {
  return findings.slice(0, MOST_SAID).flatMap((one) => said.safeParse(one).data ?? []);
}
