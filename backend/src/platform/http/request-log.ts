import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger, REQUEST } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

interface AnsweredRequest {
  requestId: string;
  traceId: string;
  method: string | undefined;
  /** The route's pattern, never the address itself: that may carry a secret. */
  route: string;
  status: number;
  /** When it came, by performance.now(). */
  started: number;
  adminId?: number | null;
}

/** What every answered call of the API leaves behind: one line in the log, and a count. */
@Injectable()
export class RequestLog {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  answered({ started, adminId, ...line }: AnsweredRequest): void {
    const ms = performance.now() - started;
    this.logger.info({ ...line, ms: Math.round(ms), adminId: adminId ?? undefined }, REQUEST);
    this.metrics.answered({ method: line.method ?? '', route: line.route, status: line.status }, ms);
  }
}
