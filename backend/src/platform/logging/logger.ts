import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { maskSecrets } from '../crypto/known-secrets.js';
import { currentRequestId, currentTraceId } from '../http/caller.js';
import { VERSION } from '../version.js';

/**
 * One line of JSON per event, with the process's role, version and number and the ids of what it was about; never an e-mail
 * address, answer text, code or secret.
 */
export function createLogger(
  level: string,
  { role, destination }: { role?: string; destination?: DestinationStream } = {},
): Logger {
  const options: LoggerOptions = {
    level,
    base: { ...(role ? { role } : {}), version: VERSION, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId, traceId: currentTraceId() } : {};
    },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: ['*.password', '*.token', '*.code', '*.authorization', '*.cookie', '*.email'],
  };
  const output = destination ?? (gathered ??= gatheredOutput());
  // What outside servers say may quote keys and addresses. Lines of requests hold nothing but our own words.
  const write = (line: string) =>
    output.write(line.endsWith(REQUEST_LINE) ? line : withoutAddresses(maskSecrets(line)));
  return pino(options, { write: (line) => void write(line) });
}

/** What the lines of answered requests say; no other line does. */
export const REQUEST = 'request';
const REQUEST_LINE = `"msg":"${REQUEST}"}\n`;

const GATHERED_BYTES = 4096;
const WRITE_OUT_MS = 250;

type Gathered = ReturnType<typeof pino.destination>;
let gathered: Gathered | null = null;

/** Standard output, a few lines at a time: a system call for every line costs as much as a query. Ends with what is left. */
function gatheredOutput(): Gathered {
  const output = pino.destination({ dest: 1, sync: false, minLength: GATHERED_BYTES });
  setInterval(() => output.flush(), WRITE_OUT_MS).unref();
  return output;
}

/** Writes out what has been gathered, before the process ends. */
export const flushLog = (): void => gathered?.flushSync();

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

const MOST_CAUSES = 5;
/** Mail servers and databases quote addresses in what they say. In JSON a letter before one may be half of an escape (`\n`). */
const ADDRESS = /(?<!\\(?:u[\da-f]{0,3})?)[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;

const withoutAddresses = (line: string) => (line.includes('@') ? line.replace(ADDRESS, '[address]') : line);

/**
 * An error as the log shows it: what and where, with its causes. Only known fields are taken, because errors of the
 * database carry the parameters of a query and its detail carries values: answers, names, addresses.
 */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status, query, cause } = error as Error & Record<'code' | 'status' | 'query', unknown>;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { reason: code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof query === 'string' ? { query } : {}),
    stack: error.stack ?? '',
    ...(cause !== undefined && depth < MOST_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
