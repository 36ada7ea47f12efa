import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { accepts } from '../../../platform/http/encodings.js';
import type { RequestLog } from '../../../platform/http/request-log.js';
import { apiHeaders } from '../../../platform/http/security-headers.js';
import { traceIdOf } from '../../../platform/http/trace.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { PageBytes, PageCacheService } from './page-cache.service.js';

const PAGE = /^\/api\/evaluation\/([A-Za-z0-9_-]{20,40})(?:\?|$)/;
export const PAGE_ROUTE = '/api/evaluation/:hashedUrl';

interface Dependencies {
  pages: PageCacheService;
  log: RequestLog;
  logger: Logger;
  isHttps: boolean;
}

/**
 * HTTP handler in front of the framework, for the one call that every client's page begins with: GET of a published page,
 * answered from the page cache, because routing costs more than the answer. Same headers and log line as everywhere; whatever is
 * not simply found (an unknown link, a failure, any other call) goes on to the framework, which answers it as ever.
 */
export function serveCachedPages(server: Server, { pages, log, logger, isHttps }: Dependencies): void {
  const [framework] = server.listeners('request') as RequestListener[];
  if (!framework) throw new Error('The framework has to listen first');
  const headers = {
    ...apiHeaders(isHttps),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding',
  };
  const answer = (request: IncomingMessage, response: ServerResponse, page: PageBytes, started: number) => {
    const requestId = randomUUID();
    const isGzip = page.etag.endsWith('.gz"');
    const isKnown = knows(request, page.etag);
    response.writeHead(isKnown ? 304 : 200, {
      ...headers,
      'X-Request-Id': requestId,
      ETag: page.etag,
      ...(isKnown
        ? {}
        : { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': page.bytes.length }),
      ...(isGzip && !isKnown ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(isKnown || request.method === 'HEAD' ? undefined : page.bytes);
    log.answered({
      requestId,
      traceId: traceIdOf(request.headers.traceparent, requestId),
      method: request.method,
      route: PAGE_ROUTE,
      status: response.statusCode,
      started,
    });
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const link = linkOf(request);
    if (link === null) return framework(request, response);
    const started = performance.now();
    const gzip = accepts(request.headers['accept-encoding'], 'gzip');
    const known = pages.known(link, gzip);
    if (known) return answer(request, response, known, started);
    pages
      .read(link, gzip)
      // The framework fails in the same way, and says so in the caller's language.
      .catch(() => null)
      .then((page) => (page ? answer(request, response, page, started) : framework(request, response)))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'A page could not be answered');
        response.destroy();
      });
  });
}

function linkOf({ method, url }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return PAGE.exec(url ?? '')?.[1] ?? null;
}

/** Whether the caller has this very version (RFC 9110, 13.1.2) and does not ask for a new copy all the same. */
function knows({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /(?:^|[\s,])no-cache/.test(headers['cache-control'] ?? '')) return false;
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
