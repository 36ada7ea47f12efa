import { sheetOf } from '../../../../test/make/workbooks.js';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { readResponses } from './responses-workbook.js';
import { toQuestionIdSheet, toSampleSheets } from '../configuration/sample-workbook.js';
import { describeReason } from '../sheets.errors.js';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const questions: ResponseQuestion[] = [
  { questionId: id(1), questionText: 'Van honlapjuk?' },
  { questionId: id(2), questionText: 'Milyen csatornákon?', correctAnswer: 'Web, Facebook' },
];
const sheet = (rows: Cell[][], name = 'Lap') => sheetOf(name, rows);
const header = ['Időbélyeg', 'E-mail-cím', 'Név', 'Klinika neve', 'Van honlapjuk?', 'Milyen csatornákon?'];
const read = (rows: Cell[][], more: Partial<Parameters<typeof readResponses>[2]> = {}) =>
  readResponses([sheet(rows)], questions, { language: 'hu', ...more });
const codes = (errors: { row: number; reason: { code: string } }[]) =>
  errors.map(({ row, reason }) => [row, reason.code]);

describe('the response workbook', () => {
  const filled = (rows: Cell[][]): Sheet[] => {
    const [responses, help] = toSampleSheets(questions, 'hu');
    return [sheet([...responses!.rows, ...rows], responses!.name), sheet(help!.rows, help!.name)];
  };

  it.each(['hu', 'en', 'ro'] as const)('is understood when it comes back, labels in %s', (language) => {
    const [responses, help] = toSampleSheets(questions, language);
    const sheets = [sheet([...responses!.rows, [46083.5, 'Név', 'a@b.hu', 'K', 'Igen']]), sheet(help!.rows)];
    const result = readResponses(sheets, questions, { language });
    expect(result).toMatchObject({
      skipped: [],
      errors: [],
      unmatchedColumns: [],
      questionsWithoutColumn: [],
    });
    expect(result.rows).toEqual([
      {
        sheet: 'Lap',
        row: 3,
        submittedAt: '2026-03-02T12:00:00',
        clientName: 'Név',
        clientEmail: 'a@b.hu',
        clinicName: 'K',
        answers: { [id(1)]: 'Igen' },
        unasked: [],
        warnings: [],
      },
    ]);
  });

  it('holds no response as it is downloaded', () => {
    expect(readResponses(filled([]), questions, { language: 'hu' })).toMatchObject({
      rows: [],
      skipped: [],
      errors: [],
    });
  });

  it('does not take a response for the label row that somebody deleted', () => {
    const [responses] = toSampleSheets(questions, 'hu');
    const result = readResponses(
      [sheet([responses!.rows[0]!, [46083.5, 'Név', 'a@b.hu', 'K', 'Igen']])],
      questions,
      { language: 'hu' },
    );
    expect(result.rows).toHaveLength(1);
  });

  it('knows a question that was given a new id by the label under the old one', () => {
    const renamed = [{ ...questions[0]!, questionId: id(9) }, questions[1]!];
    const result = readResponses(filled([[46083.5, 'N', 'a@b.hu', 'K', 'Igen', 'Web']]), renamed, {
      language: 'hu',
    });
    expect(result.rows[0]!.answers).toEqual({ [id(9)]: 'Igen', [id(2)]: 'Web' });
    expect(result.unmatchedColumns).toEqual([]);
  });

  it('lists the ids of the questions', () => {
    const sections = [{ name: 'S', questions: [{ questionId: id(1), questionText: 'Q' }] }];
    expect(toQuestionIdSheet(sections).rows).toEqual([
      ['questionId', 'section', 'questionText'],
      [id(1), 'S', 'Q'],
    ]);
  });
});

describe('rows and columns', () => {
  it('are found in any order, below title rows, with staff columns in between', () => {
    const result = read([
      ['Kitöltések 2026'],
      [],
      [
        'Megjegyzés',
        'van  HONLAPJUK?',
        'Az Ön e-mail címe',
        'Milyen csatornákon?',
        'Rendelő neve',
        'Kapcsolattartó neve',
      ],
      ['visszahívni', 'Igen', 'A@B.hu', 'Web;Facebook', 'R', 'N'],
    ]);
    expect(result.rows).toEqual([
      expect.objectContaining({
        row: 4,
        clientEmail: 'a@b.hu',
        clinicName: 'R',
        clientName: 'N',
        answers: { [id(1)]: 'Igen', [id(2)]: 'Web, Facebook' },
      }),
    ]);
    expect(result.unmatchedColumns).toEqual(['Megjegyzés']);
    expect(codes(result.skipped)).toEqual([[1, 'row_above_header']]);
  });

  it('account for every row exactly once', () => {
    const rows: Cell[][] = [
      header,
      ['', 'a@b.hu', 'N'],
      ['', 'a@b.hu', 'M'],
      [],
      ['x'],
      header,
      ['', '#N/A'],
      ['#REF!'],
    ];
    const result = read(rows);
    const numbers = [...result.rows, ...result.skipped, ...result.errors].map(({ row }) => row);
    expect(numbers.sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('without a time are the same when the answers are, whatever their case', () => {
    const result = read([
      header,
      ['', 'a@b.hu', 'N', '', 'Igen'],
      ['', 'A@b.hu ', 'N', '', 'igen '],
      ['', 'a@b.hu', 'N', '', 'Nem'],
    ]);
    expect(result.rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(codes(result.skipped)).toEqual([[3, 'row_duplicate']]);
  });

  it('on a second sheet are known from the first', () => {
    const rows = [header, ['2026. 03. 02. 9:14:22', 'a@b.hu', 'N', 'K', 'Igen']];
    const result = readResponses(
      [sheet(rows, 'A'), sheet(rows, 'B'), { ...sheet(rows, 'C'), hidden: true }],
      questions,
      {
        language: 'hu',
      },
    );
    expect(result.rows).toHaveLength(1);
    expect(result.skipped).toEqual([
      {
        sheet: 'B',
        row: 2,
        column: null,
        reason: { code: 'row_seen_elsewhere', params: { of: 2, sheet: 'A' } },
      },
    ]);
  });

  it('survive headers that name object internals', () => {
    const evil = [{ questionId: '__proto__', questionText: 'constructor' }];
    const result = readResponses(
      [
        sheet([
          ['email', 'constructor', '__proto__'],
          ['a@b.hu', 'x', 'y'],
        ]),
      ],
      evil,
      {
        language: 'en',
      },
    );
    expect(Object.entries(result.rows[0]!.answers)).toEqual([['__proto__', 'y']]);
    expect(({} as Record<string, unknown>)['y']).toBeUndefined();
  });

  it('turn numbers, dates and booleans into text', () => {
    const result = read([
      header,
      [new Date('2026-03-02T09:14:22.417Z'), 'a@b.hu', 12, true, 4, new Date('2026-02-01T00:00:00Z')],
    ]);
    expect(result.rows[0]).toMatchObject({
      submittedAt: '2026-03-02T09:14:22',
      clientName: '12',
      answers: { [id(1)]: '4', [id(2)]: '2026-02-01' },
    });
  });

  it.each([
    [
      [
        ['Név', 'Van honlapjuk?'],
        ['a', 'b'],
      ],
      'email_column_missing',
    ],
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'sheet_without_responses',
    ],
    [[], 'sheet_without_responses'],
    [
      [
        ['E-mail', 'Név', 'Más kérdés'],
        ['a@b.hu', 'N', 'x'],
      ],
      'sheet_without_responses',
    ],
  ])('of a sheet that is no response sheet are refused as a whole', (rows, code) => {
    const result = read(rows);
    expect(result.rows).toEqual([]);
    expect(result.errors.map(({ reason }) => reason.code)).toEqual([code]);
  });

  it('of ten thousand responses with sixty answers are read', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ questionId: id(i), questionText: `Kérdés ${i}?` }));
    const rows: Cell[][] = [['E-mail', 'Időbélyeg', ...many.map((question) => question.questionText)]];
    for (let i = 0; i < 10_000; i++)
      rows.push([`a${i}@b.hu`, 46083 + i / 20_000 + 0.1, ...many.map(() => 'Igen, valós időben')]);
    expect(readResponses([sheet(rows)], many, { language: 'hu' }).rows).toHaveLength(10_000);
  });
});

it('reasons become sentences in the language of the reader', () => {
  const reason = { code: 'row_duplicate', params: { of: 3 } } as const;
  expect(describeReason(reason, 'hu')).toBe('Ugyanaz a kitöltés feljebb már szerepel (3. sor).');
  expect(describeReason(reason, 'en')).toBe('The same response is already in row 3.');
});
