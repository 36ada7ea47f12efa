import { WriterError } from '../../writer-error.js';
import { prefersCompletionTokens } from './base-url.js';
import { classifyStatus, classifyTrouble } from './classify-failure.js';
import type { ReportedUsage } from '../call-meter.js';
import type { RawCompletion } from './reported-usage.js';
import { normalizeErrorBody } from './error-body.js';
import { reportedUsage } from './reported-usage.js';

export interface AiServerAccess {
  apiKey: string;
  baseUrl: string;
  /** The outgoing client's fetch. */
  fetch: typeof fetch;
}

/**
 * Lists the models of a server, which proves that key and address are right without spending a token. Servers that list nothing
 * give an empty list. Throws WriterError.
 */
export async function listModels(
  { apiKey, baseUrl, fetch: send }: AiServerAccess,
  signal?: AbortSignal,
): Promise<string[]> {
  const host = hostOf(baseUrl);
  const text = await ask(host, signal, () =>
    send(`${baseUrl}/models`, {
      headers: { authorization: `Bearer ${apiKey || 'none'}`, accept: 'application/json' },
      signal: signal ?? null,
    }),
  );
  return readNames(text, host);
}

/**
 * Asks a model for one word: proves that it exists and that there is credit. What a model has against the question itself does not
 * count, and gives null; else the tokens of the answer. Throws WriterError.
 */
export async function tryModel(
  { apiKey, baseUrl, fetch: send }: AiServerAccess,
  model: string,
): Promise<ReportedUsage | null> {
  const limit = prefersCompletionTokens(baseUrl) ? 'max_completion_tokens' : 'max_tokens';
  const question = { model, messages: [{ role: 'user', content: 'Answer with the word OK.' }], [limit]: 16 };
  try {
    const answer = await ask(hostOf(baseUrl), undefined, () =>
      send(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey || 'none'}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify(question),
      }),
    );
    return reportedUsage(readJson(answer));
  } catch (error) {
    const isAboutQuestion = error instanceof WriterError && ['input', 'refused'].includes(error.kind);
    if (!isAboutQuestion) throw error;
    return null;
  }
}

/** What is no JSON is taken as it is: the test is about key, address and credit. */
function readJson(text: string): RawCompletion {
  try {
    return JSON.parse(text) as RawCompletion;
  } catch {
    return text;
  }
}

const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : 'AI server');

async function ask(
  host: string,
  signal: AbortSignal | undefined,
  call: () => Promise<Response>,
): Promise<string> {
  let response: Response;
  try {
    response = await call();
  } catch (error) {
    throw classifyTrouble(error, host, { timedOut: false, cancelled: signal?.aborted ?? false });
  }
  const text = await response.text();
  if (response.ok) return text;
  const { message, code, type } = normalizeErrorBody(text).error;
  const failure = {
    status: response.status,
    code,
    type: type ?? undefined,
    message,
    headers: response.headers,
  };
  throw classifyStatus(failure, host, undefined);
}

function readNames(text: string, host: string): string[] {
  try {
    const body = JSON.parse(text) as { data?: unknown } | null;
    const models: unknown[] = Array.isArray(body?.data) ? body.data : [];
    return models.flatMap((model) => (hasId(model) ? [model.id] : []));
  } catch (error) {
    const detail = `${host}: the list of models is not JSON`;
    throw new WriterError({ kind: 'config', code: 'ai_model_missing', detail, cause: error });
  }
}

const hasId = (model: unknown): model is { id: string } =>
  typeof model === 'object' && model !== null && 'id' in model && typeof model.id === 'string';
