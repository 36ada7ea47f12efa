import { option } from '../../../../test/make/sections.js';
import { ASKED, TOOL_TABLES } from '../../../../test/make/tool-tables.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { optionReader } from '../../scoring/option-reader.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { findResponseColumns } from './response-columns.js';
import { readResponses } from './responses-workbook.js';

const { SITE, WAYS, GOAL } = ASKED;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const questions: ResponseQuestion[] = [
  {
    questionId: id(1),
    questionText: SITE,
    kind: 'single',
    options: [option(1, { label: 'Yes' }), option(2, { label: 'No' })],
  },
  {
    questionId: id(2),
    questionText: WAYS,
    kind: 'multiple',
    options: [
      option(3, { label: 'By telephone' }),
      option(4, { label: 'Chat (web, app)' }),
      option(5, { label: 'By e-mail' }),
      option(6, { label: 'Not at all', exclusive: true }),
    ],
  },
  { questionId: id(3), questionText: GOAL, kind: 'text' },
];
const MAIL = 'anna@clinic.example';
const CLINIC = 'Green Clinic';

describe('a table of', () => {
  const ways = optionReader({ kind: 'multiple', options: questions[1]!.options! })!;

  it.each(TOOL_TABLES)('$tool is recognised and read whole', ({ source, rows }) => {
    const sheet = sheetOf('S', rows);
    expect(findResponseColumns(sheet, questions)?.source).toBe(source);
    const read = readResponses([sheet], questions, { language: 'en', timeZone: 'Europe/Budapest' });
    expect(read).toMatchObject({ errors: [], unmatchedColumns: [], questionsWithoutColumn: [], notices: [] });
    expect(read.rows).toMatchObject([
      {
        clientName: 'Anna Smith',
        clientEmail: MAIL,
        clinicName: CLINIC,
        submittedAt: '2026-03-02T09:14:22',
        answers: { [id(1)]: expect.stringMatching(/^yes$/i), [id(3)]: 'Fewer calls' },
        warnings: [],
      },
    ]);
    const { options, unknown } = ways(read.rows[0]!.answers[id(2)]!);
    expect([options.map(({ label }) => label), unknown]).toEqual([['By telephone', 'Chat (web, app)'], []]);
  });
});

describe('columns of options', () => {
  const both = [
    questions[1]!,
    { ...questions[1]!, questionId: id(9), questionText: 'And how do you remind them?' },
  ];
  const heads = ['By telephone', 'Chat (web, app)', 'By e-mail'];
  const read = (header: Cell[], row: Cell[], asked = both) =>
    readResponses(
      [
        sheetOf('S', [
          ['Email', 'Name', ...header],
          [MAIL, 'Anna', ...row],
        ]),
      ],
      asked,
      { language: 'en' },
    );

  it('of two questions that share their options are paired from left to right', () => {
    const { rows } = read([...heads, ...heads], ['By telephone', null, null, null, null, 'By e-mail']);
    expect(rows[0]!.answers).toEqual({ [id(2)]: 'By telephone', [id(9)]: 'By e-mail' });
  });

  it('that could be of either question are left to a person', () => {
    const { rows, errors, unmatchedColumns } = read(
      [SITE, ...heads],
      ['Yes', 'By telephone', null, null],
      [...both, questions[0]!],
    );
    expect(errors).toEqual([]);
    expect(rows[0]!.answers).toEqual({ [id(1)]: 'Yes' });
    expect(unmatchedColumns).toEqual(heads);
  });

  it('say what was ticked in other words, too, and what is neither yes nor no stays to be asked about', () => {
    const header = heads.map((head) => `${WAYS} [${head}]`);
    const { rows, unknownAnswers } = read(header, ['x', 'hamis', 'sometimes'], [questions[1]!]);
    expect(rows[0]!.answers).toEqual({ [id(2)]: 'By telephone, sometimes' });
    expect(unknownAnswers).toMatchObject([{ value: 'sometimes', responses: 1 }]);
  });

  it('are followed by the text beside another answer', () => {
    const { rows, unknownAnswers } = read(
      [...heads, 'Other'],
      ['By telephone', null, null, 'By post'],
      [questions[1]!],
    );
    expect(rows[0]!.answers).toEqual({ [id(2)]: 'By telephone, By post' });
    expect(unknownAnswers).toMatchObject([{ value: 'By post' }]);
  });
});

describe('names', () => {
  it.each([
    ['hu', ['Vezetéknév', 'Keresztnév'], 'Kovács Anna'],
    ['en', ['Last name', 'First name'], 'Anna Kovács'],
    ['ro', ['Nume', 'Prenume'], 'Anna Kovács'],
  ] as const)('in two columns are joined as the language has them (%s)', (language, header, name) => {
    const sheet = sheetOf('S', [
      ['E-mail', ...header, SITE],
      [MAIL, 'Kovács', 'Anna', 'Yes'],
    ]);
    expect(readResponses([sheet], questions, { language }).rows[0]!.clientName).toBe(name);
  });
});

describe('what a table shows and its cells do not hold', () => {
  const header = ['Email', 'Clinic', SITE, WAYS];
  const read = (rows: Cell[][], more: object = {}) =>
    readResponses([{ ...sheetOf('S', [header, ...rows]), ...more }], questions, { language: 'en' });

  it('is told: formulas without a value, errors, merged cells, hidden rows, answers that became dates', () => {
    const rows = [
      [MAIL, CLINIC, null, null],
      ['b@clinic.example', null, new Date('2026-01-02T00:00:00Z'), null],
    ];
    const sheet = sheetOf('S', [header, ...rows]);
    sheet.rows[2]!.hidden = true;
    const { rows: taken, notices } = readResponses(
      [
        {
          ...sheet,
          merged: [{ firstRow: 2, lastRow: 3, firstColumn: 1, lastColumn: 1 }],
          faults: [
            { row: 2, column: 2, error: '' },
            { row: 2, column: 3, error: '#N/A' },
          ],
        },
      ],
      questions,
      { language: 'en' },
    );
    expect(taken.map(({ clinicName }) => clinicName)).toEqual([CLINIC, CLINIC]);
    const warnings = taken.map((row) => row.warnings.filter(({ code }) => code !== 'time_missing'));
    expect(warnings).toEqual([
      [
        { code: 'cell_without_value', params: { column: SITE } },
        { code: 'cell_error', params: { column: WAYS, value: '#N/A' } },
      ],
      [
        { code: 'cell_merged', params: { column: 'Clinic', of: 2 } },
        { code: 'answer_became_date', params: { column: SITE, value: '2026-01-02' } },
      ],
    ]);
    expect(notices).toEqual([
      { sheet: 'S', row: 3, column: null, reason: { code: 'rows_hidden', params: { count: 1 } } },
    ]);
  });

  it('is read and told: a range that became a date; what a person says of such a date goes before', () => {
    const counts = {
      questionId: id(7),
      questionText: 'How many chairs?',
      options: ['1', '2-4', '5-10'].map((label, at) => option(at + 1, { label })),
    };
    const sheet = sheetOf('S', [
      ['Email', counts.questionText],
      [MAIL, new Date('2026-04-02T00:00:00Z')],
      ['b@clinic.example', new Date('2026-03-03T00:00:00Z')],
    ]);
    const { rows, unknownAnswers } = readResponses([sheet], [counts], { language: 'en' });
    const params = { column: counts.questionText, value: '2026-04-02', answer: '2-4' };
    expect(rows[0]!.answers).toEqual({ [id(7)]: '2-4' });
    expect(rows[0]!.warnings).toContainEqual({ code: 'answer_read_from_date', params });
    expect(rows[1]!.warnings.map(({ code }) => code)).toContain('answer_became_date');
    expect(unknownAnswers).toMatchObject([{ value: '2026-03-03', row: 3 }]);
    const said = { questionId: id(7), value: '2026-04-02', optionId: 3 };
    const corrections = { columns: [], answers: [said], addresses: [], table: null };
    const again = readResponses([sheet], [counts], { language: 'en', corrections });
    expect(again.rows[0]!.answers).toEqual({ [id(7)]: '5-10' });
  });

  it.each([true, 'TRUE', 'Igaz', 'adevărat'])(
    '%s means yes at a question whose answers are yes and no',
    (cell) => {
      expect(read([[MAIL, CLINIC, cell]]).rows[0]!.answers).toEqual({ [id(1)]: 'Yes' });
    },
  );
});
