import { withoutOuterBlanks } from '../../../platform/workbooks/cell-text.js';
import { fieldChanges, type RowChange } from './configuration-changes.js';

/** Tells what a row does; one that leaves everything as it is does nothing. */
export function noteChange(
  changes: RowChange[],
  row: Pick<RowChange, 'sheet' | 'row' | 'name'>,
  before: object | undefined,
  wanted: object | undefined,
): void {
  const fields = before && wanted ? fieldChanges(before, wanted) : [];
  if (!before) changes.push({ ...row, what: 'created', fields });
  else if (fields.length > 0) changes.push({ ...row, what: 'updated', fields });
}

/** Enters a row of the database as changed or as it was. */
export function addChange<T extends object>(
  list: { update: { id: number; changes: Partial<T> }[]; unchanged: number[] },
  id: number,
  changes: Partial<T>,
): void {
  if (Object.keys(changes).length === 0) list.unchanged.push(id);
  else list.update.push({ id, changes });
}

/** The wanted values that differ. Outer blanks and line ends do not count, as a workbook does not keep them. */
export function differences<T extends object>(existing: T, wanted: T, withPosition = false): Partial<T> {
  const changed = (Object.entries(wanted) as [keyof T, unknown][]).filter(
    ([field, value]) =>
      (withPosition && field === 'position') || comparable(existing[field]) !== comparable(value),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value.map(comparable));
  if (typeof value !== 'string') return value ?? null;
  return withoutOuterBlanks(value.replace(/\r\n?/g, '\n')) || null;
}

export const byPosition = <T extends { position: number }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => a.position - b.position);
