import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { currentRequestId } from '../http/caller.js';
import { languageOf } from '../http/language.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { AppError, detailsOf } from './app-error.js';
import { messageOf } from './messages.js';
import type { ErrorResponse } from './error.dto.js';

/** After how long to ask again where a limit does not say it. */
const USUAL_WAIT_SECONDS = 60;

/** Status, language and log level of every error are decided here and nowhere else. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = asAppError(thrown);
    if (error.status >= 500) this.logger.error({ err: thrown, method: request.method }, 'A request failed');
    if (response.headersSent) return void response.end();
    const { seconds = USUAL_WAIT_SECONDS } = error.params;
    if (error.status === 429) response.setHeader('Retry-After', String(seconds));
    response.status(error.status).json(errorBody(error, request));
  }
}

export function errorBody(error: AppError, request: Pick<Request, 'headers'>): ErrorResponse {
  const language = languageOf(request);
  const requestId = error.status >= 500 ? currentRequestId() : undefined;
  return {
    statusCode: error.status,
    code: error.code,
    message:
      error.code === 'internal_error' && requestId !== undefined
        ? messageOf('internal_error_named', language, { requestId })
        : messageOf(error.code, language, error.params),
    ...(error.details === undefined ? {} : { details: detailsOf(error, language) }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

interface BodyParserError {
  type?: string;
  status?: number;
  code?: string;
  /** The most bytes that a body may have. */
  limit?: number;
}

const asSize = (bytes: number): string =>
  bytes < 2 ** 20 ? `${Math.round(bytes / 2 ** 10)} kB` : `${Math.round(bytes / 2 ** 20)} MB`;

/** Knows the errors of the framework, the body parsers and the database; anything else is an internal error. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { type, code, status, limit = 0 } = (thrown ?? {}) as BodyParserError;
  if (type === 'entity.too.large') return new AppError('body_too_large', 413, { limit: asSize(limit) });
  if (
    type === 'entity.parse.failed' ||
    type === 'encoding.unsupported' ||
    type === 'charset.unsupported' ||
    type === 'request.size.invalid' ||
    type === 'request.aborted'
  )
    return new AppError('body_not_json', 400);
  if (code === 'LIMIT_FILE_SIZE') return new AppError('upload_too_large', 413);
  if (typeof code === 'string' && code.startsWith('LIMIT_')) return new AppError('upload_unreadable', 400);
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  if (isDatabaseAway(thrown)) return new AppError('unavailable', 503, {}, { cause: thrown });
  if (thrown instanceof URIError) return new AppError('not_found', 404, {}, { cause: thrown });
  if (status === 400) return new AppError('validation_failed', 400, { fields: 'url' });
  return new AppError('internal_error', 500, {}, { cause: thrown });
}

function fromHttpException(exception: HttpException): AppError {
  const status = exception.getStatus();
  const codes: Record<number, string> = {
    401: 'not_signed_in',
    403: 'no_access',
    404: 'not_found',
    413: 'upload_too_large',
    429: 'too_many_requests',
    503: 'unavailable',
  };
  // The framework words an undecodable address like a broken form. It names nothing, like any unknown one.
  if (status === 400 && /decode param|URI malformed/i.test(exception.message))
    return new AppError('not_found', 404, {}, { cause: exception });
  const code =
    codes[status] ??
    (status === 400 ? 'upload_unreadable' : status < 500 ? 'validation_failed' : 'internal_error');
  return new AppError(code, status, { fields: '' }, { cause: exception });
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);

function isDatabaseAway(thrown: unknown): boolean {
  const error = (thrown ?? {}) as { code?: string; message?: string; driverError?: { code?: string } };
  return (
    // A connection that ends between two statements of a transaction takes TypeORM's query runner with it.
    thrown instanceof QueryRunnerAlreadyReleasedError ||
    AWAY.has(error.code ?? '') ||
    AWAY.has(error.driverError?.code ?? '') ||
    /Connection terminated|Client (?:was closed|has encountered a connection error)|timeout exceeded when trying to connect/.test(
      error.message ?? '',
    )
  );
}
