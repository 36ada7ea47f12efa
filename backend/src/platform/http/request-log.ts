import type { Logger } from '../logging/logger.js';

interface AnsweredRequest {
  requestId: string;
  method: string | undefined;
  /** The route's pattern, never the address itself: that may carry a secret. */
  route: string;
  status: number;
  /** When it came, by performance.now(). */
  started: number;
  adminId?: number | null;
}

/** The one line that every answered call of the API leaves in the log. */
export function logRequest(logger: Logger, { started, adminId, ...line }: AnsweredRequest): void {
  logger.info(
    { ...line, ms: Math.round(performance.now() - started), adminId: adminId ?? undefined },
    'request',
  );
}
