import type { INestApplicationContext } from '@nestjs/common';
import type pg from 'pg';
import type { ReadyEnv } from '../../platform/env/env.js';

/** `warn`: it works, but something needs attention; `fail`: something does not work. */
export type State = 'ok' | 'warn' | 'fail';

export interface Finding {
  state: State;
  /** What was seen, in one sentence. */
  seen: string;
  /** What to do about it; not with `ok`. */
  remedy?: string;
}

/** What checks look at. */
export interface Patient {
  env: ReadyEnv;
  database: pg.Client;
  app: INestApplicationContext;
}

/** One thing that is looked at. A check that throws has found a failure. */
export interface Check {
  title: string;
  run: (patient: Patient) => Promise<Finding> | Finding;
}

export const ok = (seen: string): Finding => ({ state: 'ok', seen });
export const warn = (seen: string, remedy: string): Finding => ({ state: 'warn', seen, remedy });
export const fail = (seen: string, remedy: string): Finding => ({ state: 'fail', seen, remedy });

/** The one count of a statement. */
export async function countOf(
  { database }: Pick<Patient, 'database'>,
  sql: string,
  parameters: unknown[] = [],
): Promise<number> {
  const { rows } = await database.query<{ n: number }>(sql, parameters);
  return rows[0]!.n;
}
