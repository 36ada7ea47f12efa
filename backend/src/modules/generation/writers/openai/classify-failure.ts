import { OutboundError } from '../../../../platform/outbound/outbound-error.js';
import { capWait, readRetryAfter } from '../../../../platform/outbound/retry-after.js';
import { WriterError, type WriterErrorParts } from '../../writer-error.js';
import { DAY_MS, HOUR_MS } from '../../../../platform/time/time.js';

/** What the `openai` package throws for a status, as far as it is read here. */
export interface ApiFailure {
  status: number;
  code: string | null | undefined;
  type: string | undefined;
  message: string;
  headers: Headers | undefined;
}

/**
 * Turns an error answer into what the queue should do (rules: failed generations). The detail names host, status and the server's code
 * word; its message is left out, as it may quote a key or the prompt.
 */
export function classifyStatus(failure: ApiFailure, host: string, cause: unknown): WriterError {
  const { status, headers } = failure;
  const word = /^[\w.-]{1,60}$/.test(failure.code ?? '') ? ` ${failure.code}` : '';
  const requestId = /^[\w-]{1,80}$/.exec(headers?.get('x-request-id') ?? '')?.[0];
  const detail = `${host} answered ${status}${word}${requestId ? ` (request ${requestId})` : ''}`;
  return new WriterError({
    ...verdictOf(failure),
    detail,
    cause,
    retryAfterMs: headers ? readWait(headers) : null,
  });
}

function verdictOf({ status, code, type, message }: ApiFailure): Pick<WriterErrorParts, 'kind' | 'code'> {
  if (code === 'insufficient_quota' || type === 'insufficient_quota' || status === 402) {
    return { kind: 'config', code: 'ai_credit_used_up' };
  }
  if (status === 401 || status === 403) return { kind: 'config', code: 'ai_key_refused' };
  if (status === 404 || status === 405 || status === 410) return { kind: 'config', code: 'ai_model_missing' };
  if (status === 429) return { kind: 'busy', code: 'ai_rate_limited' };
  if (status === 408 || status === 409 || status === 425 || status >= 500) {
    return { kind: 'transient', code: 'ai_unavailable' };
  }
  if (code === 'content_filter') return { kind: 'refused', code: 'ai_refused' };
  if (code === 'context_length_exceeded' || /maximum context length|context window/i.test(message)) {
    return { kind: 'input', code: 'ai_context_too_long' };
  }
  return { kind: status < 400 ? 'config' : 'input', code: 'ai_request_refused' };
}

/** Milliseconds to wait, capped at 120 s: `Retry-After` in its forms, else the longer of OpenAI's two reset times. */
export function readWait(headers: Headers): number | null {
  const asked = readRetryAfter(headers);
  if (asked !== null) return asked;
  const resets = ['x-ratelimit-reset-requests', 'x-ratelimit-reset-tokens']
    .map((name) => readDuration(headers.get(name) ?? ''))
    .filter((ms) => ms !== null);
  return resets.length > 0 ? capWait(Math.max(...resets)) : null;
}

const UNIT_MS: Record<string, number> = { d: DAY_MS, h: HOUR_MS, m: 60_000, s: 1000, ms: 1 };

/** Reads `120ms`, `1s`, `58.24s`, `6m0s`; null for anything else. */
function readDuration(text: string): number | null {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[dhms]))+$/.test(text)) return null;
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)) {
    sum += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  }
  return sum;
}

/** Turns trouble on the way (no answer, a refused address, a body that never ends or is too large) into a WriterError. */
export function classifyTrouble(
  error: unknown,
  host: string,
  state: { timedOut: boolean; cancelled: boolean },
) {
  const parts = (kind: WriterErrorParts['kind'], code: WriterErrorParts['code'], detail: string) =>
    new WriterError({ kind, code, detail: `${host}: ${detail}`, cause: error });
  if (state.cancelled) return parts('transient', 'ai_cancelled', 'cancelled');
  if (state.timedOut) return parts('transient', 'ai_timeout', 'time limit');
  const outbound = findOutbound(error);
  if (outbound === null) return parts('transient', 'ai_unavailable', 'no answer');
  if (outbound.code === 'timeout') return parts('transient', 'ai_timeout', 'time limit');
  if (outbound.kind === 'config') return parts('config', 'ai_address_refused', outbound.code);
  if (outbound.code === 'answer_too_large') return parts('garbage', 'ai_bad_answer', outbound.code);
  return parts('transient', 'ai_unavailable', outbound.code);
}

function findOutbound(error: unknown): OutboundError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof OutboundError) return cause;
  }
  return null;
}
