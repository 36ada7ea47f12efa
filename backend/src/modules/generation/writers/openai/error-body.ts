import { isRecord, parseJson } from '../../../../platform/text/json.js';

/** An error answer in the one shape the `openai` package reads. */
export interface ErrorBody {
  error: { message: string; type: string | null; param: string | null; code: string | null };
}

/**
 * Brings the error answers of compatible servers into OpenAI's shape: `error` as a bare string, everything flat, `detail` as a text
 * or as a list of field faults; anything else keeps its first 500 characters as message. Otherwise their reason would be lost.
 */
export function normalizeErrorBody(text: string): ErrorBody {
  const body = parseJson(text);
  if (!isRecord(body))
    return of(typeof body === 'string' ? body : text.trimStart().startsWith('<') ? '' : text);
  const { error, detail } = body;
  if (isRecord(error)) return of(error.message, error.type, error.param, error.code);
  if (typeof error === 'string') return of(error);
  if (detail !== undefined) return of(typeof detail === 'string' ? detail : JSON.stringify(detail));
  return of(body.message ?? text, body.type, body.param, body.code);
}

function of(message: unknown, type?: unknown, param?: unknown, code?: unknown): ErrorBody {
  const textOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 500) : null;
  return {
    error: { message: textOf(message) ?? '', type: textOf(type), param: textOf(param), code: textOf(code) },
  };
}
