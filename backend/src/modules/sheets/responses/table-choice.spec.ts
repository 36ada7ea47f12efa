import { sheetOf } from '../../../../test/make/workbooks.js';
import type { ResponseMapping } from './columns/response-mapping.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { understandTable } from './preview/understand-table.js';
import type { ReadResponsesOptions } from './response-rows.js';
import { readResponses } from './responses-workbook.js';

const id = '00000000-0000-4000-8000-000000000001';
const questions: ResponseQuestion[] = [{ questionId: id, questionText: 'Van honlapjuk?' }];
const corrections = (sheet: string, headerRow: number | null = null) => ({
  columns: [],
  answers: [],
  addresses: [],
  table: { sheet, headerRow },
});
/** The legend above names the same columns as the header does. */
const rows = [
  ['E-mail', 'Név', 'Van honlapjuk?'],
  ['kötelező', 'kötelező', 'igen vagy nem'],
  [null],
  ['E-mail', 'Név', 'Van honlapjuk?', 'Megjegyzés'],
  ['a@b.hu', 'Anna', 'igen', '–'],
];
const form = sheetOf('Űrlap', rows);
const old = sheetOf('Tavalyi', [rows[0]!, ['x@b.hu', 'Éva', 'nem']]);
const options = (more: Partial<ReadResponsesOptions>): ReadResponsesOptions => ({ language: 'hu', ...more });
const addresses = (read: ReturnType<typeof readResponses>) => read.rows.map(({ clientEmail }) => clientEmail);

describe('the place of a table', () => {
  it('is every sheet with responses, or the one that a person chooses, with the header in the row that they choose', () => {
    const all = readResponses([form, old], questions, options({}));
    expect(addresses(all)).toEqual(['a@b.hu', 'x@b.hu']);
    expect(all.errors).toMatchObject([{ row: 2, reason: { code: 'email_invalid' } }]);
    const read = readResponses([form, old], questions, options({ corrections: corrections('Űrlap', 4) }));
    expect(addresses(read)).toEqual(['a@b.hu']);
    expect(read.errors).toEqual([]);
    expect(read.skipped.map(({ row, reason }) => [row, reason.code])).toEqual([
      [1, 'row_above_header'],
      [2, 'row_above_header'],
    ]);
  });

  it('is known again in the next table by the name of the sheet and what the header says, in whatever row', () => {
    const said = readResponses([form, old], questions, options({ corrections: corrections('Űrlap', 4) }));
    const saved = { table: { columns: [], answers: [], place: said.place } as ResponseMapping };
    const later = { ...form, rows: form.rows.map((row) => ({ ...row, number: row.number + 2 })) };
    const next = readResponses([old, later], questions, options({ saved }));
    expect(addresses(next)).toEqual(['a@b.hu']);
    expect(next.errors).toEqual([]);
    expect(understandTable([old, later], questions, { saved })).toMatchObject([
      { name: 'Űrlap', place: 'saved', headerRow: 6 },
    ]);
    const other = readResponses([old], questions, options({ saved }));
    expect(addresses(other)).toEqual(['x@b.hu']);
  });

  it('is offered with the rows that may be the header, and a sheet without responses can be chosen, too', () => {
    const [shown] = understandTable([form, old], questions, { corrections: corrections('Űrlap', 2) });
    expect(shown).toMatchObject({ name: 'Űrlap', place: 'chosen', headerRow: 2 });
    expect(shown!.headerRows).toEqual([
      { row: 1, text: 'E-mail | Név | Van honlapjuk?' },
      { row: 2, text: 'kötelező | kötelező | igen vagy nem' },
      { row: 4, text: 'E-mail | Név | Van honlapjuk? | Megjegyzés' },
      { row: 5, text: 'a@b.hu | Anna | igen | –' },
    ]);
    const none = readResponses([form], questions, options({ corrections: corrections('Nincs ilyen') }));
    expect(none.errors).toMatchObject([{ reason: { code: 'sheet_without_responses' } }]);
  });
});
