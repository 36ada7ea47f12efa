import type pg from 'pg';
import { SealBroken, type SecretBox } from '../crypto/secret-box.js';
import { PlainError } from '../startup/plain-error.js';

/** Rows of a table that keep a sealed value in a column. */
export interface SealedPlace {
  table: string;
  id: string;
  column: string;
  /** Which rows have one, in SQL. */
  where: string;
  /** What the value of a row is bound to. */
  contextOf: (id: string) => string;
}

export interface Resealed {
  /** Sealed under the current key by now, or by a real run. */
  resealed: string[];
  /** Sealed under the current key before. */
  current: string[];
}

/** These values open under neither key; nothing was changed. */
export class Unreadable extends PlainError {
  constructor(readonly names: string[]) {
    super(
      `These values open under neither key:\n${names.map((name) => `  - ${name}`).join('\n')}\nNothing was changed. Give the key they were sealed under as SETTINGS_KEY_OLD, or save them anew in the settings.`,
    );
  }
}

interface Row {
  id: string;
  sealed: string;
}

/**
 * Seals every value under the box's current key, in one transaction: all or none. May be repeated. With `dryRun` it looks
 * and changes nothing. Throws Unreadable (rules: rotating the settings key).
 */
export async function reseal(
  client: pg.Client,
  places: readonly SealedPlace[],
  box: SecretBox,
  { dryRun = false } = {},
): Promise<Resealed> {
  const outcome: Resealed = { resealed: [], current: [] };
  const unreadable: string[] = [];
  await client.query('BEGIN');
  try {
    for (const place of places) {
      const { table, id, column, where, contextOf } = place;
      const { rows } = await client.query<Row>(
        `SELECT ${id}::text AS id, ${column} AS sealed FROM ${table} WHERE ${where} ORDER BY ${id} FOR UPDATE`,
      );
      for (const row of rows) {
        const name = contextOf(row.id);
        const plain = openOr(box, row.sealed, name);
        if (plain === null) unreadable.push(name);
        else if (box.isOfCurrentKey(row.sealed)) outcome.current.push(name);
        else {
          outcome.resealed.push(name);
          await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${id}::text = $1`, [
            row.id,
            box.seal(plain, name),
          ]);
        }
      }
    }
    if (unreadable.length > 0) throw new Unreadable(unreadable);
    await client.query(dryRun ? 'ROLLBACK' : 'COMMIT');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function openOr(box: SecretBox, sealed: string, context: string): string | null {
  try {
    return box.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
