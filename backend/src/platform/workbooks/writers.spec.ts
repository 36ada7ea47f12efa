import { TEXT_WRITERS, WRITERS, WRITTEN } from '../../../test/make/writers.js';
import { csvTable } from './csv-table.js';
import { readWorkbook } from './read-workbook.js';

describe('a table is read whole as it is written by', () => {
  it.each(WRITERS)('%s', async (_writer, make) => {
    const [sheet, ...others] = await readWorkbook(make());
    expect(others).toEqual([]);
    expect(sheet!.rows).toEqual(WRITTEN.map((cells, index) => ({ number: index + 1, cells: [...cells] })));
    expect([sheet!.hidden, sheet!.faults, sheet!.merged]).toEqual([undefined, undefined, undefined]);
  });

  it.each(TEXT_WRITERS)('programs that save text in %s', (_what, bytes, rows) => {
    expect(csvTable(bytes, 'S')!.rows.map(({ cells }) => cells)).toEqual(rows);
  });
});
