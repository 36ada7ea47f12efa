import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { backoffMs, RetryLater } from '../../../platform/jobs/work.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import type { TrelloAccess } from './trello-api.service.js';
import { TrelloProblem } from './trello.errors.js';

/** Trello takes 100 requests in ten seconds from a token. */
const CALLS = { name: 'trello-calls', max: 8, seconds: 1 };
const WAIT_MS = 1000;
/** Trello blocks a key that goes on asking. */
const BUSY_MS = 10_000;

/** Lets all workers together ask Trello no more often than it likes, and says when to try again (rules: Trello cards). */
@Injectable()
export class TrelloRateLimitService {
  constructor(
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly status: IntegrationStatusService,
  ) {}

  /** One call, counted for the account and written down; throws RetryLater, or a TrelloProblem where trying again helps nothing. */
  async take<T>(access: TrelloAccess, attempt: number, call: () => Promise<T>): Promise<T> {
    const account = this.keys.hash('address-hash', `trello ${access.token}`);
    if (!(await this.limits.take(account, [CALLS])))
      throw new RetryLater(WAIT_MS, new AppError('trello_busy', 503), WAIT_MS, true);
    try {
      const answer = await call();
      await this.status.note('trello', 'ok');
      return answer;
    } catch (error) {
      if (!(error instanceof TrelloProblem)) throw error;
      if (!error.isUnknownObject) await this.status.note('trello', error);
      throw laterOrNever(error, attempt);
    }
  }
}

function laterOrNever(problem: TrelloProblem, attempt: number): Error {
  if (problem.code === 'trello_busy') {
    const asked = problem.cause instanceof OutboundError ? (problem.cause.retryAfterMs ?? 0) : 0;
    const pauseMs = Math.max(BUSY_MS, asked);
    return new RetryLater(pauseMs, problem, pauseMs);
  }
  return problem.status === 503 ? new RetryLater(backoffMs(attempt), problem) : problem;
}

/** What stands behind a failed call, whether or not it will be tried again. */
export function problemBehind(error: unknown): TrelloProblem | null {
  const inner: unknown = error instanceof RetryLater ? error.cause : error;
  return inner instanceof TrelloProblem ? inner : null;
}
