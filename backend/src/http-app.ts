import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { describeApi } from './api-document.js';
import { cookieName } from './modules/auth/sign-in/session-cookie.js';
import { FormDefinitionService } from './modules/online-form/public/form-definition.service.js';
import { formPages } from './modules/online-form/public/form-page.handler.js';
import { evaluationPages } from './modules/results/public-page/evaluation-pages.handler.js';
import { PublicPageService } from './modules/results/public-page/public-page.service.js';
import { PublishedPagesService } from './modules/results/public-page/published-pages.service.js';
import { ENV, type ReadyEnv } from './platform/env/env.js';
import { AppError, BadRequest } from './platform/errors/app-error.js';
import { asAppError, errorBody } from './platform/errors/error.filter.js';
import { withoutSession } from './platform/http/bearer.js';
import { newCaller, runAs } from './platform/http/caller.js';
import { languageOf } from './platform/http/language.js';
import { RequestLog } from './platform/http/request-log.js';
import { sameOrigin } from './platform/http/same-origin.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { staticSite } from './platform/http/static-site.js';
import { straightLinks } from './platform/http/straight-links.js';
import { traceIdOf } from './platform/http/trace.js';
import { createValidationPipe } from './platform/http/validation.js';
import { LOGGER, type Logger } from './platform/logging/logger.js';

/**
 * Longer than clients, proxies and load balancers keep an idle connection, 60 s for most: the caller must give it up first, or a
 * call meets a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** What the addresses of pages begin with that mails link to. */
const MAILED_LINKS = [/^\/q\/[\w-]+/, /^\/evaluation\/[\w-]+/, /^\/opt-out/];

/** Turns the Nest application into ours; used by main, the tests and the OpenAPI script. */
export function setUpHttp(app: NestExpressApplication, siteRoot: string | null): void {
  const env = app.get<ReadyEnv>(ENV);
  const logger = app.get<Logger>(LOGGER);
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  app.setGlobalPrefix('api');
  app.set('trust proxy', env.trustProxy);
  app.disable('x-powered-by');
  // API answers are never stored, so nobody could send a tag back; pages bring their own.
  app.set('etag', false);
  app.useGlobalPipes(createValidationPipe());
  app.use(requestContext(app.get(RequestLog)));
  app.use(securityHeaders(env.publicUrl.startsWith('https:')));
  if (env.role === 'worker') app.use(onlyFiguresAndHealth);
  if (env.role !== 'worker' && siteRoot)
    for (const handler of [
      straightLinks(MAILED_LINKS),
      ...formPages(siteRoot, env.publicUrl, app.get(FormDefinitionService), logger),
      ...evaluationPages(siteRoot, env.publicUrl, {
        published: app.get(PublishedPagesService),
        pages: app.get(PublicPageService),
        logger,
      }),
      ...staticSite(siteRoot, env.publicUrl, cookieName(env.publicUrl), (path) =>
        app.get(PublishedPagesService).languageOf(path),
      ),
    ])
      app.use(handler);
  setUpChanges(app, env);
  if (env.role === 'worker') return;
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

/**
 * What only calls that may change something need: their origin, and a body. Reads skip all of it; the guard
 * finds out who calls.
 */
function setUpChanges(app: NestExpressApplication, env: ReadyEnv): void {
  const changes = express.Router();
  changes.use(
    withoutSession,
    sameOrigin(env.publicUrl, cookieName(env.publicUrl)),
    onlyJson,
    smallReports,
    jsonBody(['/api/admin/ui-texts/import', '/api/admin/responses']),
    shallowBody,
    bodyErrors,
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isRead(request) || isOneClickOptOut(request)) return next();
    changes(request, response, next);
  });
}

/** Anybody can send reports about mails, so their size is limited. */
const smallReports = express
  .Router()
  .use('/api/mail-events', express.json({ limit: '64kb', strict: true, type: 'application/json' }));

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * A mail program's form (RFC 8058), which comes from anywhere. Its token is all that counts: nobody's session does, and the
 * form is not read (rules: opting out).
 */
const isOneClickOptOut = ({ method, path, headers }: Request) =>
  method === 'POST' &&
  path === '/api/mail/opt-out' &&
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i.test(headers['content-type'] ?? '');

/** Gives the request its id, its caller and, when it is over, its line in the log. */
function requestContext(log: RequestLog) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const requestId = randomUUID();
    const traceId = traceIdOf(request.headers.traceparent, requestId);
    const caller = newCaller({ requestId, traceId, language: languageOf(request) });
    response.setHeader('X-Request-Id', caller.requestId);
    response.once('finish', () => {
      if (!request.originalUrl.startsWith('/api/')) return;
      log.answered({
        requestId: caller.requestId,
        traceId,
        method: request.method,
        route: (request.route as { path?: string } | undefined)?.path ?? 'unknown',
        status: response.statusCode,
        started,
        adminId: caller.adminId,
      });
    });
    runAs(caller, next);
  };
}

function onlyFiguresAndHealth(request: Request, response: Response, next: NextFunction): void {
  if (request.path.startsWith('/api/health/') || request.path === '/api/metrics') return next();
  response.status(404).json(errorBody(new AppError('not_found', 404), request));
}

/** A body may only be JSON, or the multipart form of an upload: other kinds could be sent by a foreign page's form. */
function onlyJson(request: Request, response: Response, next: NextFunction): void {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (!hasBody || type === 'application/json' || type === 'multipart/form-data') return next();
  response.status(415).json(errorBody(new AppError('media_type_unsupported', 415), request));
}

/** Body parsers fail before Nest's filter is in place. */
function bodyErrors(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  const known = asAppError(error);
  response.status(known.status).json(errorBody(known, request));
}

const json = (limit: string): RequestHandler =>
  express.json({ limit, strict: true, type: 'application/json' });

/** Reads JSON of up to 1 MB, and of up to 10 MB for the paths that take files as JSON (rules: CSRF protection). */
function jsonBody(filePaths: readonly string[]): RequestHandler {
  const [usual, large] = [json('1mb'), json('10mb')];
  return (request, response, next) =>
    (filePaths.includes(request.path) ? large : usual)(request, response, next);
}

const MAX_DEPTH = 20;

/** Refuses JSON that is nested deeper than any call needs, before anything walks through it. */
function shallowBody(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeper(request.body, MAX_DEPTH) ? new BadRequest('body_too_deep') : undefined);
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
