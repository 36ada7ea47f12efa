import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { currentRequestId } from '../http/caller.js';
import { describeError } from './describe-error.js';

/** One structured line per event, with ids; never an e-mail address, answer text, code or secret. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['*.password', '*.token', '*.code', '*.authorization', '*.cookie', '*.email'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Nest's own messages through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, ...rest: unknown[]) {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]) {
    this.logger.error({ context: rest.at(-1), stack: rest[0] }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]) {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }
  debug(message: unknown, ...rest: unknown[]) {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
}

/** Injects the process's logger. */
export const LOGGER = Symbol('LOGGER');
export type { Logger };
