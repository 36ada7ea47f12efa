import { maskSecrets } from '../crypto/known-secrets.js';
import { certificateProblem } from '../outbound/certificate-problem.js';
import { PlainError } from './plain-error.js';

interface Failure extends Error {
  code?: string;
  path?: string;
  address?: string;
  port?: number;
  hostname?: string;
  errors?: Failure[];
}

/** What PostgreSQL, the network or the file system said, by its code (PostgreSQL: appendix A of its manual). */
const SENTENCES: Record<string, (failure: Failure) => string> = {
  ECONNREFUSED: (failure) => unreachable(failure, 'nothing listens there'),
  ENOTFOUND: (failure) => unreachable(failure, 'no such host'),
  EAI_AGAIN: (failure) => unreachable(failure, 'its name could not be looked up'),
  ETIMEDOUT: (failure) => unreachable(failure, 'it does not answer'),
  EHOSTUNREACH: (failure) => unreachable(failure, 'there is no way to it'),
  ENETUNREACH: (failure) => unreachable(failure, 'there is no way to it'),
  '28P01': () => 'PostgreSQL refused user or password. Check both in DATABASE_URL.',
  '28000': ({ message }) =>
    `PostgreSQL does not let this user in: ${message}. Check DATABASE_URL and pg_hba.conf.`,
  '3D000': ({ message }) =>
    `PostgreSQL says: ${message}. Make it (createdb --encoding=UTF8), or correct its name in DATABASE_URL.`,
  '42501': ({ message }) =>
    `The database user lacks a right: ${message}. The user of DATABASE_URL has to own the database (ALTER DATABASE … OWNER TO …) and its tables (restore with pg_restore --role).`,
  '42P01': ({ message }) =>
    `The database lacks what this program has made there: ${message}. Correct its name in DATABASE_URL, or start the server on it first.`,
  '53300': () => 'PostgreSQL takes no more connections. Raise max_connections, or start fewer processes.',
  '57P03': () => 'PostgreSQL is still starting or stopping. Start again in a moment.',
  EACCES: ({ path }) => notWritable(path, 'this user may not write there'),
  EPERM: ({ path }) => notWritable(path, 'this user may not write there'),
  EROFS: ({ path }) => notWritable(path, 'it is read-only'),
  ENOSPC: ({ path }) => notWritable(path, 'the disk is full'),
};

/** Why the program did not start: one sentence where the reason is known, with what to do; else the error and its stack. */
export function startFailure(error: unknown): string {
  const known = [...causesOf(error)].flatMap(sentenceOf)[0];
  const text = known ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
  return maskSecrets(text);
}

function sentenceOf(error: Failure): string[] {
  if (error instanceof PlainError) return [error.message];
  const sentence = SENTENCES[error.code ?? ''];
  if (sentence) return [sentence(error)];
  const problem = certificateProblem(error);
  return problem ? [`The database can't be reached: ${problem.seen}. ${problem.remedy}`] : [];
}

/** An error, what it gathers (every address of a host is tried) and what caused it. */
function* causesOf(error: unknown): Generator<Failure> {
  if (!(error instanceof Error)) return;
  const failure = error as Failure;
  yield failure;
  for (const one of failure.errors ?? []) yield* causesOf(one);
  yield* causesOf(failure.cause);
}

function unreachable({ address, hostname, port }: Failure, why: string): string {
  const host = hostname ?? address;
  const place = host === undefined ? '' : ` at ${host}${port === undefined ? '' : `:${port}`}`;
  return `The database${place} can't be reached: ${why}. Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.`;
}

const notWritable = (path: string | undefined, why: string) =>
  `${path ?? 'A file'} can't be written: ${why}. Choose another DATA_DIR, or give its user the right to write.`;
