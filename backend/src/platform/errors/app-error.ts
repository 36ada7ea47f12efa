import { maskSecrets } from '../crypto/known-secrets.js';
import type { Language } from '../http/languages.js';
import { cleanJson } from '../text/clean-text.js';

export type ErrorParams = Record<string, string | number>;

const detailWriters = new Map<string, (details: never, language: Language) => unknown>();

/** Says how the details of a code are worded for people; without it they are shown as they are. */
export function wordDetails<D>(code: string, write: (details: D, language: Language) => unknown): void {
  detailWriters.set(code, write);
}

/** One object, or a list of them. */
export type DetailsType = (new () => object) | [new () => object];
const detailTypes = new Map<string, DetailsType>();

/** Says in the API's document what the details of a code hold. */
export function describeDetails(code: string, type: DetailsType): void {
  detailTypes.set(code, type);
}

/** The codes whose details are described. */
export const describedDetails = (): ReadonlyMap<string, DetailsType> => detailTypes;

/** Details of an error in the reader's language; undefined where there are none. */
export function detailsOf(
  { code, details }: Pick<StoredError, 'code' | 'details'>,
  language: Language,
): unknown {
  const write = detailWriters.get(code);
  return details !== undefined && write ? write(details as never, language) : details;
}

/** What went wrong, as data; the words are chosen at the edge (error.filter.ts). Works in workers as in requests. */
export class AppError extends Error {
  /** Without secrets: they may hold what an outside server said. */
  readonly params: ErrorParams;
  readonly details: unknown;

  constructor(
    readonly code: string,
    readonly status: number,
    params: ErrorParams = {},
    options: { cause?: unknown; details?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.params = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? maskSecrets(value) : value,
      ]),
    );
    this.details = options.details;
  }
}

export class BadRequest extends AppError {
  constructor(code: string, params: ErrorParams = {}, details?: unknown) {
    super(code, 400, params, { details });
  }
}
export class Unauthorized extends AppError {
  constructor(code = 'not_signed_in') {
    super(code, 401);
  }
}
export class Forbidden extends AppError {
  constructor(code = 'no_access', params: ErrorParams = {}) {
    super(code, 403, params);
  }
}
export class NotFound extends AppError {
  constructor(code = 'not_found') {
    super(code, 404);
  }
}
export class Conflict extends AppError {
  constructor(code: string, params: ErrorParams = {}, details?: unknown) {
    super(code, 409, params, { details });
  }
}
/** It was there and has ended by design, such as a link that expired. */
export class Gone extends AppError {
  constructor(code: string) {
    super(code, 410);
  }
}
export class TooMany extends AppError {
  constructor(code = 'too_many_requests', params: ErrorParams = {}) {
    super(code, 429, params);
  }
}

/** An error as a job or an item keeps it; the message is made when it is read, in the reader's language. */
export interface StoredError {
  code: string;
  status: number;
  params: ErrorParams;
  details?: unknown;
}

export function toStored(error: unknown): StoredError {
  if (error instanceof AppError) {
    const { code, status, params, details } = error;
    return JSON.parse(cleanJson({ code, status, params, details })) as StoredError;
  }
  return { code: 'internal_error', status: 500, params: {} };
}

export const fromStored = (stored: StoredError): AppError =>
  new AppError(stored.code, stored.status, stored.params, { details: stored.details });
