import { currentLanguage } from '../texts/i18n.ts';
import { ApiError } from './api-error.ts';

/** Lists are joined by commas. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** What a face that extends calls is asked for, call by call. */
export interface CallOptions {
  /** It may arrive twice without harm: sent once more when its answer was lost. */
  repeat?: boolean;
  /** Not tied to what the screen shows. */
  unbound?: boolean;
}

export interface HttpInit extends CallOptions {
  method?: string;
  /** Travels as JSON; a form is sent by `upload`. */
  body?: unknown;
  /** Null, undefined and empty strings are left out of the address. */
  query?: Record<string, QueryValue>;
  /** Asks for 202 and a job instead of waiting for a long call (RFC 7240). */
  async?: boolean;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left; 64 kB at most. */
  keepalive?: boolean;
}

export interface HttpAnswer {
  status: number;
  data: unknown;
  /** X-Total-Count of a list, else null. */
  total: number | null;
  /** There are more rows than `total`, which is only counted up to a limit. */
  capped: boolean;
}

interface CallExtension {
  /** Headers of every call, such as the questionnaire that is shown. */
  headers: (options: CallOptions) => Record<string, string>;
  /** Sends a call, and once more where that may help. */
  around: <T>(send: () => Promise<T>, options: CallOptions) => Promise<T>;
}

let extension: CallExtension = { headers: () => ({}), around: (send) => send() };

/** Lets a face add to every call. */
export function extendCalls(added: CallExtension): void {
  extension = added;
}

/** Appends the query values that say something to a path. */
export function addressOf(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The headers common to every call, whichever way it is sent. */
function requestHeaders(init: CallOptions & { async?: boolean }): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    ...(init.async === true ? { Prefer: 'respond-async' } : {}),
    ...extension.headers(init),
  };
}

/** Calls the API. Throws ApiError for every answer outside 2xx and when none arrives; an abort stays an AbortError. */
export function http(path: string, init: HttpInit = {}): Promise<HttpAnswer> {
  return extension.around(() => sendJson(path, init), init);
}

async function sendJson(path: string, init: HttpInit): Promise<HttpAnswer> {
  const body = init.body === undefined ? null : JSON.stringify(init.body);
  const type: Record<string, string> = body === null ? {} : { 'Content-Type': 'application/json' };
  const response = await reach(addressOf(path, init.query), {
    method: init.method ?? (body === null ? 'GET' : 'POST'),
    credentials: 'include',
    headers: { ...requestHeaders(init), ...type },
    body,
    signal: init.signal ?? null,
    keepalive: init.keepalive ?? false,
  });
  const text = await response.text();
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After');
    throw ApiError.fromAnswer(response.status, response.statusText, text, retryAfter);
  }
  return readAnswer(response.status, text, (name) => response.headers.get(name));
}

function readAnswer(status: number, text: string, header: (name: string) => string | null): HttpAnswer {
  const total = header('X-Total-Count');
  return {
    status,
    data: parseJson(text),
    total: total === null ? null : Number(total),
    capped: header('X-Total-Capped') === 'true',
  };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiError(0, 'the answer is not JSON', { code: 'unreadable_answer' });
  }
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw ApiError.unreachable(cause);
  }
}

export interface UploadInit extends CallOptions {
  query?: Record<string, QueryValue>;
  /** Called with the share of the body that has left, 0..1. */
  onProgress?: (fraction: number) => void;
  async?: boolean;
  signal?: AbortSignal;
}

/**
 * Sends a form and reports how much of it has left; fetch cannot tell. Errors are those of `http`.
 */
export function upload(path: string, form: FormData, init: UploadInit = {}): Promise<HttpAnswer> {
  return extension.around(() => sendForm(path, form, init), init);
}

function sendForm(path: string, form: FormData, init: UploadInit): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path, init.query));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(requestHeaders(init))) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) init.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const text = request.responseText;
      if (request.status < 200 || request.status > 299) {
        reject(ApiError.fromAnswer(request.status, request.statusText, text));
        return;
      }
      try {
        resolve(readAnswer(request.status, text, (name) => request.getResponseHeader(name)));
      } catch (error) {
        reject(error instanceof Error ? error : ApiError.unreachable(error));
      }
    });
    request.addEventListener('error', () => reject(ApiError.unreachable(new Error('upload failed'))));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    if (init.signal?.aborted === true) {
      reject(new DOMException('aborted', 'AbortError'));
      return;
    }
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
