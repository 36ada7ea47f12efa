import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from './database.js';

/** Rows written by one statement. */
const BATCH = 1000;

/** New values of some of a row's fields; the others stay as they are. */
export interface RowUpdate<E> {
  id: number;
  changes: Partial<E>;
}

/** Writes to many rows of a table, to each its own fields: one statement for all that change the same ones. */
export async function updateRows<E extends ObjectLiteral & { id: number }>(
  database: Database,
  entity: EntityTarget<E>,
  updates: readonly RowUpdate<E>[],
): Promise<void> {
  const byFields = new Map<string, RowUpdate<E>[]>();
  for (const update of updates) {
    const fields = Object.keys(update.changes).toSorted().join();
    const alike = byFields.get(fields);
    if (alike) alike.push(update);
    else byFields.set(fields, [update]);
  }
  for (const [fields, rows] of byFields)
    for (let start = 0; start < rows.length; start += BATCH)
      await updateFields(database, entity, new Set(fields.split(',')), rows.slice(start, start + BATCH));
}

async function updateFields<E extends ObjectLiteral & { id: number }>(
  database: Database,
  entity: EntityTarget<E>,
  fields: ReadonlySet<string>,
  rows: RowUpdate<E>[],
): Promise<void> {
  const { dataSource } = database;
  const { tableName, columns } = dataSource.getMetadata(entity);
  const written = columns.filter(({ propertyName }) => fields.has(propertyName));
  if (written.length === 0) return;
  const values = written.map(({ databaseName: name }) => `"${name}" = f."${name}"`);
  const types = written.map(
    (column) =>
      `"${column.databaseName}" ${dataSource.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`,
  );
  const records = rows.map(
    ({ id, changes }) =>
      Object.fromEntries([
        ['id', id],
        ...written.map(({ databaseName, propertyName }) => [databaseName, changes[propertyName]] as const),
      ]) as object,
  );
  await database.query(
    `UPDATE "${tableName}" SET ${values.join(', ')}
       FROM jsonb_to_recordset($1::jsonb) AS f(id int, ${types.join(', ')}) WHERE "${tableName}".id = f.id`,
    [JSON.stringify(records)],
  );
}
