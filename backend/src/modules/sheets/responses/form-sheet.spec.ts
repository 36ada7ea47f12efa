import { readFileSync } from 'node:fs';
import { type Cell, type Sheet } from '../../../platform/workbooks/workbook.types.js';
import { readResponses } from './responses-workbook.js';
import { identityOf } from '../../responses/intake/source-key.js';
import { sheetOfValues } from './values-sheet.js';

const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../../test/fixtures/${name}.json`, 'utf8')) as T;

interface FormItem {
  title?: string;
  questionItem?: object;
  questionGroupItem?: { questions: { rowQuestion: { title: string } }[] };
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const codes = (errors: { row: number; reason: { code: string } }[]) =>
  errors.map(({ row, reason }) => [row, reason.code]);

describe('the sheet that a form writes', () => {
  const { values } = fixture<{ values: string[][] }>('google-sheet-values');
  const times = fixture<{ values: Cell[][] }>('google-sheet-timestamps').values.map(([cell]) => cell);
  const form = fixture<{ items: FormItem[] }>('google-form');
  const expected = fixture<{
    columns: { unmatched: string[]; questionsWithoutColumn: string[] };
    rows: { row: number; outcome: string; clientEmail?: string; warning?: string; of?: number }[];
  }>('google-sheet-expected');
  const titles = form.items.flatMap(({ title, questionItem, questionGroupItem }) =>
    questionItem
      ? [title!]
      : (questionGroupItem?.questions ?? []).map((q) => `${title!} [${q.rowQuestion.title}]`),
  );
  const formQuestions = titles
    .filter((title) => !/neve\s*$/.test(title))
    .map((questionText, i) => ({ questionId: id(i), questionText }));
  const readAs = (source: Sheet) =>
    readResponses([source], formQuestions, { language: 'hu', locale: 'hu_HU' });
  const result = readAs(sheetOfValues('Űrlapválaszok 1', values, { column: 0, values: times }));

  it('gives each row the outcome it must have', () => {
    const outcomes = new Map<number, object>();
    result.rows.forEach(({ row, clientEmail }) => outcomes.set(row, { row, outcome: 'import', clientEmail }));
    for (const { row, reason } of [...result.skipped, ...result.errors]) {
      const outcome = { row_duplicate: 'duplicate', row_blank: 'skip', row_header_again: 'skip' }[
        reason.code as string
      ];
      outcomes.set(row, { row, outcome: outcome ?? 'reject' });
    }
    expect(
      [...outcomes.values()].sort((a, b) => (a as { row: number }).row - (b as { row: number }).row),
    ).toEqual(
      expected.rows.map(({ row, outcome, clientEmail }) =>
        clientEmail ? { row, outcome, clientEmail } : { row, outcome },
      ),
    );
    expect(codes(result.errors)).toEqual([
      [8, 'email_missing'],
      [9, 'email_invalid'],
      [10, 'email_several'],
    ]);
    expect(codes(result.skipped)).toEqual([
      [5, 'row_duplicate'],
      [11, 'row_blank'],
      [25, 'row_header_again'],
    ]);
  });

  it('reports columns and questions that have no partner', () => {
    expect(result.unmatchedColumns).toEqual(expected.columns.unmatched);
    expect(result.questionsWithoutColumn).toEqual(expected.columns.questionsWithoutColumn);
  });

  it('warns about times, garbled letters and cells beyond the headers', () => {
    const warnings = result.rows.flatMap(({ row, warnings: all }) => all.map(({ code }) => [row, code]));
    expect(warnings).toEqual([
      [12, 'text_garbled'],
      [22, 'time_without_seconds'],
      [23, 'time_missing'],
      [26, 'cells_without_header'],
    ]);
  });

  it('takes times to the second as the sheet shows them', () => {
    const timeOf = (row: number) => result.rows.find((found) => found.row === row)!.submittedAt;
    expect(timeOf(2)).toBe('2026-03-02T09:14:22');
    expect(timeOf(3)).toBe('2026-03-02T10:40:05');
    expect(timeOf(27)).toBe('2025-10-26T02:30:00');
    expect(timeOf(23)).toBeNull();
  });

  it('reads the same responses, with the same identity, from formatted values alone', () => {
    const identities = (read: typeof result) =>
      read.rows.map(({ submittedAt, clientEmail, answers }) => identityOf(submittedAt, clientEmail, answers));
    expect(identities(readAs(sheetOfValues('CSV', values)))).toEqual(identities(result));
  });

  it('keeps formulas, HTML and line breaks as text', () => {
    const row = (number: number) => result.rows.find((found) => found.row === number)!;
    expect(row(17).clientName).toBe('=1+1');
    expect(row(16).clinicName).toContain('<script>');
    expect(Object.values(row(24).answers).at(-1)).toContain('Többsoros\nmegjegyzés');
  });

  it('leaves a row that came in between the two readings for the next time', () => {
    const late = [...values, ['2026. 03. 07. 9:00:00', 'late@x.hu']];
    const joined = sheetOfValues('S', late, { column: 0, values: times });
    expect(joined.rows.some(({ cells }) => cells.includes('late@x.hu'))).toBe(false);
  });
});
