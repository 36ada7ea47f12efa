import { isRecord } from '../../../../platform/text/json.js';
import { composeMessages } from '../../prompts/messages.js';
import { WriterError } from '../../writer-error.js';
import type { CallPurpose } from '../call-meter.js';
import type { GeneratedTexts, TextWriter, WriterFacts } from '../text-writer.js';
import { ANSWER_SCHEMA, textsOfAnswer, readAnswer } from './answer.js';
import { ChatClient, type ChatClientOptions } from './chat-client.js';
import type { RawCompletion } from './reported-usage.js';

export type OpenAiWriterOptions = Omit<ChatClientOptions, 'timeoutMs'> & { timeoutMs?: number };

const TIMEOUT_MS = 60_000;
const MOST_TOKENS = 32_000;

type Reading = { texts: GeneratedTexts } | { fault: string } | 'cut';

/**
 * Writes the texts of an evaluation with an OpenAI-compatible server, in one call where the server plays along (rules: texts from the
 * AI). A cut answer is asked for once more with double the limit, an unusable one once more with its fault named.
 */
export class OpenAiWriter implements TextWriter {
  readonly origin = 'ai';
  private readonly chat: ChatClient;

  constructor(private readonly options: OpenAiWriterOptions) {
    this.chat = new ChatClient({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
  }

  async write(facts: WriterFacts, signal: AbortSignal, purpose: CallPurpose): Promise<GeneratedTexts> {
    if (facts.sections.length === 0) throw new WriterError({ kind: 'input', code: 'nothing_to_write' });
    let tokenLimit = Math.min(MOST_TOKENS / 2, 4000 + 800 * facts.sections.length);
    let fault: string | null = null;
    let isDoubled = false;
    for (;;) {
      const previous = fault;
      const completion = await this.chat.complete({
        compose: (format) =>
          composeMessages(facts, format === 'json_schema' ? null : ANSWER_SCHEMA, previous),
        tokenLimit,
        purpose,
        signal,
      });
      const reading = readCompletion(completion, facts);
      if (reading === 'cut') {
        if (isDoubled) throw badAnswer('cut twice');
        isDoubled = true;
        tokenLimit *= 2;
      } else if ('fault' in reading) {
        if (fault !== null) throw badAnswer(reading.fault);
        fault = reading.fault;
      } else return reading.texts;
    }
  }
}

const badAnswer = (detail: string) => new WriterError({ kind: 'garbage', code: 'ai_bad_answer', detail });

function readCompletion(completion: RawCompletion, facts: WriterFacts): Reading {
  const choice =
    isRecord(completion) && Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (!isRecord(choice) || !isRecord(choice.message)) {
    const detail = typeof completion === 'string' ? 'not JSON' : 'no choices';
    throw new WriterError({ kind: 'transient', code: 'ai_unavailable', detail, retryOnce: true });
  }
  if (choice.finish_reason === 'length') return 'cut';
  const { content, refusal } = choice.message;
  if (refusal || choice.finish_reason === 'content_filter' || typeof content !== 'string') {
    throw new WriterError({ kind: 'refused', code: 'ai_refused' });
  }
  const read = readAnswer(content);
  return 'fault' in read ? read : textsOfAnswer(read.answer, facts);
}
