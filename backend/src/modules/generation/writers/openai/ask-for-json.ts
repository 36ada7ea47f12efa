import type { z } from 'zod';
import type { PromptMessages } from '../../prompts/messages.js';
import type { Assignment, ChatClient } from './chat-client.js';
import { badAnswer, contentOf } from './completion.js';
import { findJson } from './find-json.js';

/** What is asked for: its name and JSON schema for the server, and the shape that is read of the answer. */
interface Asked<T> extends Omit<Assignment, 'compose' | 'answer'> {
  name: string;
  schema: object;
  shape: z.ZodType<T>;
  /** The messages; with the schema in words where the server does not take one. */
  compose: (schema: object | null) => PromptMessages;
}

/** Asks once for one object. Throws WriterError, also for an answer that is cut off or of another shape. */
export async function askForJson<T>(
  chat: ChatClient,
  { name, schema, shape, compose, ...assignment }: Asked<T>,
): Promise<T> {
  const completion = await chat.complete({
    ...assignment,
    compose: (format) => compose(format === 'json_schema' ? null : schema),
    answer: { name, schema },
  });
  const written = contentOf(completion);
  if (written === 'cut') throw badAnswer('cut');
  const found = findJson(written.content, (value) => shape.safeParse(value).data ?? null);
  if (found === null) throw badAnswer('not the asked shape');
  return found;
}
