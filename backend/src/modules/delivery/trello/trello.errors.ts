import { AppError } from '../../../platform/errors/app-error.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import type messages from './texts/messages.en.json';

export type TrelloCode = keyof typeof messages;

/** A call to Trello that did not do what it should. */
export class TrelloProblem extends AppError {
  constructor(code: TrelloCode, status: 409 | 503, cause?: unknown, params: Record<string, string> = {}) {
    super(code, status, params, { cause });
  }

  /** The call named a card or list that is not there, or nothing that could be one. */
  get isUnknownObject(): boolean {
    const { cause } = this;
    return (
      cause instanceof OutboundError &&
      (cause.status === 404 || (cause.status === 400 && /invalid id/i.test(cause.responseText)))
    );
  }
}

/** Sorts a failed call by its status and by the few plain words that Trello says. */
export function trelloProblemOf(error: OutboundError): TrelloProblem {
  const { status, kind, code, responseText } = error;
  const config = (of: TrelloCode) => new TrelloProblem(of, 409, error);
  if (kind === 'busy') return new TrelloProblem('trello_busy', 503, error);
  // 449: a part of the request failed on their side.
  if (kind === 'transient' || status === 449)
    return new TrelloProblem(
      code === 'timeout' || status === 504 ? 'trello_timeout' : 'trello_unavailable',
      503,
      error,
    );
  if (/invalid key/i.test(responseText)) return config('trello_key_refused');
  if (/invalid (?:app )?token|expired token/i.test(responseText)) return config('trello_token_refused');
  if (status === 401 || status === 403) return config('trello_permission_missing');
  if (status === 404 || status === 400) return config('trello_list_not_found');
  return config('trello_refused');
}
