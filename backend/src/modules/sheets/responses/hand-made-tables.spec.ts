import { sheetOf } from '../../../../test/make/workbooks.js';
import { option } from '../../../../test/make/sections.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { readResponses } from './responses-workbook.js';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const SITE = 'Does the clinic have a website?';
const WAYS = 'How can patients book?';
const DATA = 'How well do you use your data?';
const options = (...labels: string[]) => labels.map((label, at) => option(at + 1, { label }));
const questions: ResponseQuestion[] = [
  { questionId: id(1), questionText: SITE, kind: 'single', options: options('Yes', 'No') },
  { questionId: id(2), questionText: WAYS, kind: 'multiple', options: options('By telephone', 'By e-mail') },
  { questionId: id(3), questionText: DATA, kind: 'single', options: options('Not at all', 'Fairly', 'Well') },
];
const read = (...rows: Cell[][]) => readResponses([sheetOf('S', rows)], questions, { language: 'en' });
const codes = (list: { row: number; reason: { code: string } }[]) =>
  list.map(({ row, reason }) => [row, reason.code]);
const [ANNA, ELSE] = ['anna@clinic.example', 'else@clinic.example'];
const head = ['E-mail', 'Name', SITE];
const anna = [ANNA, 'Anna', 'Yes'];

describe('a table that no program wrote', () => {
  it('ends where another one begins, whose rows are told', () => {
    const { rows, skipped } = read(
      head,
      anna,
      [null],
      ['E-mail', 'Clinic', WAYS],
      [ELSE, 'Green', 'By telephone'],
    );
    expect(rows.map(({ clientEmail, answers }) => [clientEmail, answers])).toEqual([
      [ANNA, { [id(1)]: 'Yes' }],
    ]);
    expect(codes(skipped)).toEqual([
      [3, 'row_blank'],
      [4, 'row_of_other_table'],
      [5, 'row_of_other_table'],
    ]);
  });

  it('goes on under its own header once more, also with a column more', () => {
    const { rows, skipped } = read(head, anna, [...head, 'Remark'], [ELSE, 'Else', 'No', 'late']);
    expect(rows).toHaveLength(2);
    expect(codes(skipped)).toEqual([[3, 'row_header_again']]);
  });

  it('does not take the answers of another one beside it, which is told', () => {
    const { rows, notices } = read(
      [...head, null, 'E-mail', 'Name', WAYS],
      [...anna, null, ELSE, 'Else', 'By telephone'],
    );
    expect(rows.map(({ clientEmail, answers }) => [clientEmail, answers])).toEqual([
      [ANNA, { [id(1)]: 'Yes' }],
    ]);
    expect(codes(notices)).toEqual([[1, 'table_beside']]);
  });

  it('keeps two columns of addresses of one person together', () => {
    const { rows, notices } = read(
      ['E-mail', 'Name', SITE, 'Your e-mail', WAYS],
      [...anna, ELSE, 'By e-mail'],
    );
    expect(rows[0]!.answers).toEqual({ [id(1)]: 'Yes', [id(2)]: 'By e-mail' });
    expect(notices).toEqual([]);
  });

  it.each([
    ['anonymous', null],
    ['anonymous', 'anonymous'],
    [null, null],
  ])('has no address where it says %s and %s', (first, second) => {
    const { errors } = read(['E-mail', 'Name', SITE, 'Your e-mail'], [first, 'Anna', 'Yes', second]);
    expect(codes(errors)).toEqual([[2, 'email_missing']]);
  });

  it('names the column in which an address is missing', () => {
    const { errors } = read(['E-mail', 'Name', SITE, 'Your e-mail'], ['anonymous', 'Anna', 'Yes', null]);
    expect(errors[0]!.column).toBe('Your e-mail');
  });

  it('may number its questions by chapters, and end with totals, which are told', () => {
    const { rows, skipped, errors } = read(
      ['E-mail', 'Name', `1.1 ${SITE}`, `2.10 ${WAYS}`],
      [...anna, 'By e-mail'],
      ['Total', 1, '100%', null],
    );
    expect(rows[0]!.answers).toEqual({ [id(1)]: 'Yes', [id(2)]: 'By e-mail' });
    expect(codes(skipped)).toEqual([[3, 'row_of_totals']]);
    expect(errors).toEqual([]);
  });

  it.each(['Összesen:', 'Átlag', 'Total general', 'GRAND TOTAL'])(
    'has %s under its names as a row of totals',
    (word) => {
      const { skipped } = read(head, anna, [null, word, 1]);
      expect(codes(skipped)).toEqual([[3, 'row_of_totals']]);
    },
  );

  it('has a response of somebody who is called like a row of totals', () => {
    const { rows, skipped, errors } = read(
      ['Name', 'E-mail', SITE],
      ['Total', ANNA, 'Yes'],
      ['Total Dental', 'no address', 'No'],
    );
    expect(rows.map(({ clientName }) => clientName)).toEqual(['Total']);
    expect(skipped).toEqual([]);
    expect(codes(errors)).toEqual([[3, 'email_invalid']]);
  });

  it.each([
    ['Yes (4)', 'Yes'],
    ['a) Yes', 'Yes'],
    ['No [0 points]', 'No'],
    ['1', null],
    [1, null],
  ])('has its answer %s asked about, with the likely option', (answer, nearest) => {
    const { unknownAnswers } = read(head, [ANNA, 'Anna', answer]);
    expect(unknownAnswers).toMatchObject([{ value: String(answer), nearest: nearest && { label: nearest } }]);
  });

  it.each<[string, Cell[][]]>([
    [
      'a row a question',
      [
        ['E-mail', ANNA, ELSE],
        ['Name', 'Anna', 'Else'],
        [SITE, 'Yes', 'No'],
      ],
    ],
    [
      'a row an answer',
      [
        ['E-mail', 'Name', 'Question', 'Answer'],
        [ANNA, 'Anna', SITE, 'Yes'],
      ],
    ],
  ])('with %s is refused in words', (_what, rows) => {
    expect(codes(read(...rows).errors)).toEqual([[1, 'sheet_without_responses']]);
  });
});
