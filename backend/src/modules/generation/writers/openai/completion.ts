import { isRecord } from '../../../../platform/text/json.js';
import { WriterError } from '../../writer-error.js';
import type { RawCompletion } from './reported-usage.js';

/** What the server wrote, or 'cut' where its answer was too long. Throws WriterError for a refusal and for no answer. */
export function contentOf(completion: RawCompletion): { content: string } | 'cut' {
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
  return { content };
}

export const badAnswer = (detail: string) =>
  new WriterError({ kind: 'garbage', code: 'ai_bad_answer', detail });
