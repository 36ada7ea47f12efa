import { isEmbedded } from '../env/env.js';
import { createLogger, flushLog } from './logger.js';

/** Beside the embedded database and at a terminal sits a person; everywhere else all that is written is a line of the log. */
export const isForPeople = (): boolean => isEmbedded() || process.stdout.isTTY;

/** Says why the process ends, at once: as plain text to a person, else as a line of the log. */
export function lastWords(text: string, role?: string): void {
  if (isForPeople()) process.stderr.write(`${text}\n`);
  else createLogger('fatal', { role }).fatal(text);
  flushLog();
}

/** What Node itself would write as plain text: its warnings, and the error that nobody has caught, which ends the process. */
export function logWhatNodeSays(warn: (warning: Error) => void, end: (error: unknown) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', warn);
  process.on('uncaughtException', end);
}
