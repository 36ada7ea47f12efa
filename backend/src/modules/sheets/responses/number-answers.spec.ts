import { option } from '../../../../test/make/sections.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import { type Corrections, NO_CORRECTIONS } from './columns/response-mapping.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { readResponses } from './responses-workbook.js';

const share: ResponseQuestion = {
  questionId: '00000000-0000-4000-8000-000000000001',
  questionText: 'Hány százalékot foglalnak online?',
  kind: 'number',
  unit: '%',
  max: 5000,
  decimals: true,
  options: [option(1, { label: 'kevés', from: 0 }), option(2, { label: 'sok', from: 50 })],
};

const read = (...cells: Cell[]) => readOf(share, {}, ...cells);
const readOf = (question: ResponseQuestion, said: Partial<Corrections>, ...cells: Cell[]) =>
  readResponses(
    [
      sheetOf('Lap', [
        ['Időbélyeg', 'E-mail-cím', share.questionText],
        ...cells.map((cell, n): Cell[] => [`2026. 03. 02. 9:00:0${n}`, `a${n}@b.hu`, cell]),
      ]),
    ],
    [question],
    { language: 'hu', corrections: { ...NO_CORRECTIONS, ...said } },
  );

describe('numbers of a table', () => {
  it('are stored in one writing, whatever the cell holds', () => {
    const { rows, unknownAnswerCount } = read(12.5, '12,5', '12.5 %', '1 200', '1.200,5', 1.125);
    expect(unknownAnswerCount).toBe(0);
    expect(rows.map(({ answers }) => answers[share.questionId])).toEqual([
      '12.5',
      '12.5',
      '12.5',
      '1200',
      '1200.5',
      '1.1250',
    ]);
  });

  it('are not guessed: what could be two numbers, lies beyond the bounds or is none is named as it stands', () => {
    const { rows, unknownAnswers } = read('1.200', '9999', 'nem tudom', 'sok');
    expect(unknownAnswers.map(({ value }) => value)).toEqual(['1.200', '9999', 'nem tudom']);
    expect(rows.map(({ answers }) => answers[share.questionId])).toEqual([
      '1.200',
      '9999',
      'nem tudom',
      'sok',
    ]);
  });

  it('are checked in a question without bands, too', () => {
    const { unknownAnswers } = readOf({ ...share, options: [] }, {}, '12,5', '1.200', '9999', 'nem tudom');
    expect(unknownAnswers.map(({ value }) => value)).toEqual(['1.200', '9999', 'nem tudom']);
  });

  it.each([
    ['with bands', share],
    ['without bands', { ...share, options: [] }],
  ])('are what a person says that they are, %s', (_name, question) => {
    const { questionId } = question;
    const answers = [
      { questionId, value: '1.200', optionId: null, number: 1200 },
      { questionId, value: 'nem tudom', optionId: null, number: null },
    ];
    const { rows, unknownAnswers } = readOf(question, { answers }, '1.200', 'nem tudom', '12,5');
    expect(unknownAnswers).toEqual([]);
    expect(rows.map((row) => row.answers[questionId])).toEqual(['1200', undefined, '12.5']);
  });
});
