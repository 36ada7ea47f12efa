import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';

/**
 * A sheet out of the rows that a spreadsheet service or a CSV gives. `times` are the unformatted values of one column, row by
 * row, and take the place of the formatted ones: a day number can't be misread. A row that only one of the two readings has
 * came in between them and is left for the next time.
 */
export function sheetOfValues(
  name: string,
  values: Cell[][],
  times?: { column: number; values: (Cell | undefined)[] },
): Sheet {
  const rows = values.map((cells, index) => ({ number: index + 1, cells: [...cells] }));
  if (!times) return { name, rows };
  const { column, values: unformatted } = times;
  const isInBoth = ({ number, cells }: { number: number; cells: Cell[] }) =>
    number <= unformatted.length || cells[column] == null || cells[column] === '';
  const joined = rows.filter(isInBoth).map(({ number, cells }) => {
    const time = unformatted[number - 1];
    if (time === undefined || time === '' || cells.length <= column) return { number, cells };
    return { number, cells: cells.with(column, time) };
  });
  return { name, rows: joined };
}
