import { SheetSyncResponse, type SheetSyncResult } from './sync.dto.js';
import type { Cell, Sheet } from '../../../platform/workbooks/workbook.types.js';
import { madeOption } from '../../../../test/make/scored.js';
import { findResponseColumns } from '../responses/response-columns.js';
import { readResponses } from '../responses/responses-workbook.js';
import { countRows, toSyncResult } from './sync-result.js';

const question = { questionId: '00000000-0000-4000-8000-000000000001', questionText: 'Van weboldaluk?' };
const HEADER = ['Időbélyeg', 'E-mail-cím', 'Van weboldaluk?'];
const good = (n: number): Cell[] => [
  `2026. 03. 02. 9:14:${String(n % 60).padStart(2, '0')}`,
  `a${n}@b.hu`,
  'Igen',
];
const sheetOf = (rows: Cell[][]): Sheet => ({
  name: 'S',
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
});

describe('the result of a sync', () => {
  it('tells answers that are no option of their question', () => {
    const option = { ...madeOption(1, 'igen'), aliases: ['van'] };
    const asked = { ...question, kind: 'single' as const, options: [option] };
    const sheet = sheetOf([HEADER, good(1), good(2).with(2, 'Igen, talán'), good(3).with(2, 'VAN')]);
    const read = readResponses([sheet], [asked], { language: 'hu' });
    const stored = { created: 3, updated: 0, unchanged: 0, erased: [], trashed: [], changedTooLate: [] };
    expect(toSyncResult(3, read, stored, 'api')).toMatchObject({
      skipped: [],
      unknownAnswerCount: 1,
      unknownAnswers: [{ value: 'Igen, talán', nearest: { id: 1, label: 'igen' }, responses: 1, row: 3 }],
    });
  });

  const resultOf = (sheet: Sheet, lost = 0) => {
    const read = readResponses([sheet], [question], { language: 'hu' });
    const rows = countRows(sheet, findResponseColumns(sheet, [question])!);
    const stored = {
      created: read.rows.length - lost,
      updated: 0,
      unchanged: 0,
      erased: [],
      trashed: [],
      changedTooLate: [],
    };
    return toSyncResult(rows, read, stored, 'api');
  };

  it('accounts for every row, whatever stands in the sheet', () => {
    const odd: Cell[][] = [
      [],
      ['', ''],
      HEADER,
      good(1),
      ['x', 'no address', 'Igen'],
      ['', '', 'Igen'],
      [null],
      ['a', 'b@c.hu', 1, 2, 3, 'staff'],
    ];
    let seed = 7;
    const random = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
    for (let run = 0; run < 200; run += 1) {
      const above: Cell[][] = [[], ['Összesítő'], ['', null]].slice(0, random(4));
      const rows = Array.from({ length: random(30) }, (_, n) =>
        random(2) ? good(n) : odd[random(odd.length)]!,
      );
      const sheet = sheetOf([...above, HEADER, ...rows]);
      const result = resultOf(sheet);
      const titles = above.filter((cells) => cells.some(Boolean)).length;
      expect(result.rows).toBe(rows.length + titles);
      expect(result.created + result.skipped.length).toBe(result.rows);
      expect(result.skipped.map(({ row }) => row)).toEqual(
        [...result.skipped.map(({ row }) => row)].sort((a, b) => a - b),
      );
    }
  });

  it('is refused when a row is missing', () => {
    expect(() => resultOf(sheetOf([HEADER, good(1), good(2)]), 1)).toThrow('1 of 2 rows');
  });
});

it('Reports of jobs that ended before unknown answers were reported have none', () => {
  const former = { rows: 0, created: 0, updated: 0, unchanged: 0, skipped: [], warnings: [] };
  expect(SheetSyncResponse.from(former as unknown as SheetSyncResult, 'hu')).toMatchObject({
    unknownAnswers: [],
    unknownAnswerCount: 0,
  });
});
