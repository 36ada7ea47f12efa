import { COUNT_TABLES } from '../../src/modules/analytics/evaluation-counts.js';
import { areaOf, sourceFiles } from '../source-imports.js';

/** Tables without an entity, by the area they belong to. */
const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  database_code: 'platform',
  database_release: 'platform',
  migrations: 'platform',
  recount_due: 'evaluations',
};

/** Which area every table belongs to: where its entity stands, else what is listed. */
export function ownersOfTables(): Map<string, string> {
  const owners = new Map([
    ...Object.entries(WITHOUT_ENTITY),
    ...COUNT_TABLES.map((table) => [table, 'analytics'] as const),
  ]);
  for (const { path, text } of sourceFiles())
    for (const [, table] of text.matchAll(/@Table\('(\w+)'/g)) owners.set(table!, areaOf(path));
  return owners;
}

export type Use = 'reads' | 'writes';

/** The tables that a statement names, and whether it changes them. */
export function tablesIn(sql: string, known: ReadonlySet<string>): Map<string, Use> {
  const used = new Map<string, Use>();
  const named = /\b(INSERT INTO|DELETE FROM|UPDATE|FROM|JOIN|,|LOCK TABLE)\s+"?(\w+)"?/gi;
  for (const [, verb, table] of sql.matchAll(named)) {
    if (!known.has(table!)) continue;
    const use = /^(INSERT|DELETE|UPDATE|LOCK)/i.test(verb!) ? 'writes' : 'reads';
    if (used.get(table!) !== 'writes') used.set(table!, use);
  }
  return used;
}
