import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { choosableColumns, type ChoosableColumn } from './columns.tsx';

const usual: readonly ChoosableColumn[] = choosableColumns.map(({ key }) => key);

/** In the address, for a view that has columns of its own. */
export const columnsParameter = 'columns';

/** The columns that the signed-in person wants to see, on whichever device; none: the usual ones. */
export const tableColumnsOptions = query('/api/admin/table-columns', {}, { staleTime: 5 * 60_000 });

export type SavedView = Readonly<Schemas['SavedViewResponse']>;

/** What is chosen: by the address before what the person has kept. */
export function chosenColumns(address: string | null, kept: readonly string[]): readonly ChoosableColumn[] {
  const named = address === null ? kept : address.split(',');
  const known = named.filter((key, index) => named.indexOf(key) === index).filter(isChoosable);
  return known.length > 0 ? known : usual;
}

const isChoosable = (key: string): key is ChoosableColumn => usual.some((column) => column === key);

/** Columns in the chosen order: whatever cannot be chosen keeps its place before or after them. */
export function arranged<Column extends { key?: unknown }>(
  columns: readonly Column[],
  chosen: readonly ChoosableColumn[],
): Column[] {
  const fixed = columns.filter(({ key }) => !isChoosable(String(key)));
  const shown = chosen.flatMap((key) => columns.filter((column) => column.key === key));
  return [...fixed.slice(0, -1), ...shown, ...fixed.slice(-1)];
}
