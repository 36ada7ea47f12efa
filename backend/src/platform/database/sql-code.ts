import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { clinicZone, USUAL_ZONE } from '../time/time.js';

/** A file of SQL; it makes the function whose name it has, and in triggers/ the triggers that call it. */
interface CodeFile {
  path: string;
  sql: string;
  hash: string;
}

/** The functions and triggers of the database, which stand in functions/ and triggers/ beside this file. */
export class SqlCode {
  readonly functions = filesOf('functions');
  readonly triggers = filesOf('triggers');

  /** Whether the database has exactly these files. */
  async isApplied(runner: QueryRunner): Promise<boolean> {
    await runner.query(
      'CREATE TABLE IF NOT EXISTS database_code (path text PRIMARY KEY, hash char(64) NOT NULL)',
    );
    const applied = await this.applied(runner);
    const files = [...this.functions, ...this.triggers];
    return (
      files.length === applied.length &&
      files.every(({ path, hash }) => applied.some((one) => one.path === path && one.hash === hash))
    );
  }

  /**
   * Makes all functions and triggers afresh around `migrate`, which may call functions and change the tables of triggers.
   * In the caller's transaction: nobody writes while a trigger is missing.
   */
  async apply(runner: QueryRunner, migrate: () => Promise<unknown>): Promise<void> {
    const applied = await this.applied(runner);
    for (const { path } of [...applied, ...this.triggers].filter(isTrigger))
      await runner.query(`DROP FUNCTION IF EXISTS ${nameOf(path)} CASCADE`);
    // One may call another that comes after it.
    await runner.query('SET LOCAL check_function_bodies = off');
    for (const { sql } of this.functions) await runner.query(sql);
    await runner.query('SET LOCAL check_function_bodies = on');
    await migrate();
    for (const { path } of applied.filter((one) => !isTrigger(one)))
      if (!this.functions.some((file) => file.path === path))
        await runner.query(`DROP FUNCTION ${nameOf(path)}`);
    for (const { sql } of this.triggers) await runner.query(sql);
    await runner.query('DELETE FROM database_code');
    for (const { path, hash } of [...this.functions, ...this.triggers])
      await runner.query('INSERT INTO database_code (path, hash) VALUES ($1, $2)', [path, hash]);
  }

  private async applied(runner: QueryRunner): Promise<Omit<CodeFile, 'sql'>[]> {
    return (await runner.query('SELECT path, hash FROM database_code')) as Omit<CodeFile, 'sql'>[];
  }
}

/** `triggers/mark-weeks.sql` makes mark_weeks. */
const nameOf = (path: string) => basename(path, '.sql').replaceAll('-', '_');
const isTrigger = ({ path }: { path: string }) => path.startsWith('triggers/');

function filesOf(folder: 'functions' | 'triggers'): CodeFile[] {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => {
    const written = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
    const sql = file === 'time-zone.sql' ? written.replace(USUAL_ZONE, clinicZone()) : written;
    return { path: `${folder}/${file}`, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}
