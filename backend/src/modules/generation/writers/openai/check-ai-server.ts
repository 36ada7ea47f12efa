import { WriterError } from '../../writer-error.js';
import { classifyStatus, classifyTrouble } from './classify-failure.js';
import { normalizeErrorBody } from './error-body.js';

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
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : 'AI server';
  let response: Response;
  try {
    response = await send(`${baseUrl}/models`, {
      headers: { authorization: `Bearer ${apiKey || 'none'}`, accept: 'application/json' },
      signal: signal ?? null,
    });
  } catch (error) {
    throw classifyTrouble(error, host, { timedOut: false, cancelled: signal?.aborted ?? false });
  }
  const text = await response.text();
  if (!response.ok) {
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
  return readNames(text, host);
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
