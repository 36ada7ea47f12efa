import { VARIABLES } from '../../src/platform/env/env.js';
import { runSql } from './test-database.js';

interface WatchedProcess {
  databaseUrl: string;
  env: Record<string, string | undefined>;
  output: () => string;
}

/** Shorter texts (Yes, 2 or more) are words of the log's own. */
const SHORTEST = 12;
/** Addresses of people, API tokens, secrets of webhooks, sign-in codes: those of tests, and what has their shape. */
const NEVER = [
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g,
  /dma_[\w-]{43}/g,
  /whsec_[\w+/=-]{24,}/g,
  /\b135790\b/g,
  /\b(?:code|token)\W{1,4}\d{6}\b/gi,
];
/** What the databases of the tests know of people: links, answers and what was written to them. */
const KNOWN = `
  SELECT hashed_url AS text FROM evaluation UNION SELECT client_name FROM evaluation UNION SELECT clinic_name FROM evaluation
  UNION SELECT value #>> '{}' FROM evaluation, jsonb_path_query(jsonb_build_array(raw_responses, generated_texts), 'strict $.**') AS value
   WHERE jsonb_typeof(value) = 'string'`;

const watched: WatchedProcess[] = [];

/** Keeps what a process writes, and looks at it after the last test of the file: `mistakesIn` says what must not be there. */
export const watchLog = (one: WatchedProcess): void => void watched.push(one);

/** Lines that are no JSON or lack what every line has, and whatever tells of a person or opens something. */
export function mistakesIn(output: string, secrets: readonly string[]): string[] {
  // A process that was killed may have been writing.
  const lines = output.split('\n').slice(0, -1).filter(Boolean);
  const quoted = NEVER.flatMap((pattern) => output.match(pattern) ?? []);
  return [
    ...lines.filter((line) => !isLogLine(line)).map((line) => `No line of the log: ${line}`),
    ...[...new Set(quoted)].map((text) => `Must not be there: ${text}`),
    ...secrets.filter((secret) => output.includes(secret)).map((text) => `Must not be there: ${text}`),
  ];
}

function isLogLine(line: string): boolean {
  try {
    const { time, level, role, version, pid, msg } = JSON.parse(line) as Record<string, unknown>;
    // A process that can't read its variables does not know its role.
    const texts = [time, level, version, msg, level === 'fatal' ? '' : role];
    return texts.every((value) => typeof value === 'string') && pid !== undefined;
  } catch {
    return false;
  }
}

async function secretsOf({ databaseUrl, env }: WatchedProcess): Promise<string[]> {
  const ofEnv = VARIABLES.filter(({ secret }) => secret).map(({ name }) => env[name] ?? '');
  // A test may have dropped its database, or ended its server.
  const rows = databaseUrl ? await runSql<{ text: string | null }>(databaseUrl, KNOWN).catch(() => []) : [];
  return [...ofEnv, ...rows.map(({ text }) => text ?? '').filter(({ length }) => length >= SHORTEST)].filter(
    Boolean,
  );
}

/** Not where helpers of tests serve something else, as the browser tests. */
const { afterAll } = globalThis as { afterAll?: (check: () => Promise<void>) => void };
afterAll?.(async () => {
  for (const one of watched.splice(0)) {
    const mistakes = mistakesIn(one.output(), await secretsOf(one));
    if (mistakes.length > 0) throw new Error(mistakes.slice(0, 20).join('\n'));
  }
});
