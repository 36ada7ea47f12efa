import { type Language } from '../../../platform/http/languages.js';
import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { fold } from '../../../platform/text/fold.js';
import {
  type Cell,
  type Sheet,
  type SheetRow,
  WORKBOOK_LIMITS,
} from '../../../platform/workbooks/workbook.types.js';
import { isBlank, isGarbled, nameOf, quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import { type ContactField } from '../../responses/intake/contact-columns.js';
import { type UnknownAnswerCounts, UnknownAnswerCounter } from './count-unknown-answers.js';
import { findResponseColumns, type ResponseColumns, type ResponseQuestion } from './response-columns.js';
import { type RowError, type RowReason } from '../sheets.errors.js';
import { asOptions } from './ticked-options.js';
import { identityOf } from '../../responses/intake/source-key.js';
import { type DateOrder, dateOrderOf, readTime } from './response-time.js';

export interface ReadResponsesOptions {
  /** The questionnaire's language; decides about dates in which day and month are ambiguous. */
  language: Language;
  /** The spreadsheet's own locale (`hu_HU`), where it is known; goes before the language. */
  locale?: string;
  /** The spreadsheet's zone, for times written as instants (`…Z`). */
  timeZone?: string;
}

/** One response, ready to become an evaluation. */
export interface ResponseRow {
  sheet: string;
  /** As a person counts rows in the file. Never an identity: rows get sorted and deleted. */
  row: number;
  /** Wall-clock time `YYYY-MM-DDTHH:mm:ss` without a zone, or null. */
  submittedAt: string | null;
  clientName: string;
  /** Trimmed and in lower case. */
  clientEmail: string;
  clinicName: string;
  /** By questionId; unanswered questions are absent. */
  answers: Record<string, string>;
  /** Ids of questions that its sheet has no column for: nothing is said about their answers. */
  unasked: string[];
  warnings: RowReason[];
}

/** Every row under a header is in exactly one of `rows`, `skipped` and `errors`, unless a whole sheet is refused. */
export interface ReadResponses extends UnknownAnswerCounts {
  rows: ResponseRow[];
  skipped: RowError[];
  errors: RowError[];
  /** Headers that no question or contact field claims. */
  unmatchedColumns: string[];
  /** Texts of the questions that a sheet has no column for. */
  questionsWithoutColumn: string[];
  /** Headers that could mean more than one question. */
  notices: RowError[];
}

/**
 * Reads the responses of a workbook, of a form's sheet or of its CSV (rules: importing responses). All visible sheets with an
 * e-mail column and at least one known question are read; the others are ignored. Nothing is thrown.
 */
export function readResponses(
  sheets: Sheet[],
  questions: ResponseQuestion[],
  options: ReadResponsesOptions,
): ReadResponses {
  const result: ReadResponses = {
    rows: [],
    skipped: [],
    errors: [],
    unmatchedColumns: [],
    questionsWithoutColumn: [],
    notices: [],
    unknownAnswers: [],
    unknownAnswerCount: 0,
  };
  const unknown = new UnknownAnswerCounter(questions);
  const unmatched = new Set<string>();
  const without = new Set<string>();
  const seen = new Map<string, { sheet: string; row: number }>();
  let wasRead = false;

  for (const sheet of sheets) {
    const columns = sheet.hidden ? null : findResponseColumns(sheet, questions);
    if (!columns || columns.questions.size === 0) continue;
    wasRead = true;
    columns.unmatchedColumns.forEach((header) => unmatched.add(header));
    columns.questionsWithoutColumn.forEach((question) => without.add(question.questionText));
    result.notices.push(...columns.notices);
    if (columns.contact.clientEmail.length === 0) {
      const { number } = sheet.rows[columns.headerIndex]!;
      result.errors.push({
        sheet: sheet.name,
        row: number,
        column: null,
        reason: { code: 'email_column_missing' },
      });
    } else new SheetReader(sheet, columns, options, seen, unknown).readInto(result);
  }
  if (!wasRead) {
    const sheet = sheets.find(({ hidden }) => !hidden)?.name ?? '';
    result.errors.push({ sheet, row: 1, column: null, reason: { code: 'sheet_without_responses' } });
  }
  result.unmatchedColumns = [...unmatched];
  result.questionsWithoutColumn = [...without];
  return Object.assign(result, unknown.done());
}

/** The rows of one sheet whose columns are known. */
class SheetReader {
  private readonly order: DateOrder;
  private readonly repeated: string[][];
  private readonly unasked: string[];

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: ResponseColumns,
    private readonly options: ReadResponsesOptions,
    private readonly seen: Map<string, { sheet: string; row: number }>,
    private readonly unknown: UnknownAnswerCounter,
  ) {
    const { headerIndex, firstResponseIndex } = columns;
    const times = sheet.rows.slice(firstResponseIndex).map(({ cells }) => this.pick(cells, 'timestamp'));
    this.order = dateOrderOf(times, options.language, options.locale);
    this.unasked = columns.questionsWithoutColumn.map(({ questionId }) => questionId);
    this.repeated = sheet.rows
      .slice(headerIndex, firstResponseIndex)
      .map(({ cells }) => cells.map((cell) => fold(textOf(cell))));
  }

  readInto(result: ReadResponses): void {
    this.sheet.rows.forEach((row, index) => {
      const isAbove = index < this.columns.headerIndex;
      if (!isAbove && index < this.columns.firstResponseIndex) return;
      if (isAbove && isBlank(row.cells)) return;
      const reason = isAbove ? ({ code: 'row_above_header' } as const) : this.reasonToSkip(row.cells);
      if (reason) result.skipped.push(this.at(row, null, reason));
      else this.readRow(row, result);
    });
  }

  private readRow(row: SheetRow, result: ReadResponses): void {
    const { header, email, reason } = this.readEmail(row.cells);
    if (reason) {
      result.errors.push(this.at(row, header, reason));
      return;
    }
    const answers = this.readAnswers(row.cells);
    const time = readTime(this.pick(row.cells, 'timestamp'), this.order, this.options.timeZone);
    const identity = identityOf(time.wallClock, email, answers);
    const earlier = this.seen.get(identity);
    if (earlier) {
      const reason: RowReason =
        earlier.sheet === this.sheet.name
          ? { code: 'row_duplicate', params: { of: earlier.row } }
          : { code: 'row_seen_elsewhere', params: { of: earlier.row, sheet: earlier.sheet } };
      result.skipped.push(this.at(row, null, reason));
      return;
    }
    this.seen.set(identity, { sheet: this.sheet.name, row: row.number });
    this.noteUnknown(row, answers);
    const clientName = nameOf(this.pick(row.cells, 'clientName'));
    const clinicName = nameOf(this.pick(row.cells, 'clinicName'));
    result.rows.push({
      sheet: this.sheet.name,
      row: row.number,
      submittedAt: time.wallClock,
      clientName,
      clientEmail: email,
      clinicName,
      answers,
      unasked: this.unasked,
      warnings: [
        ...(time.warning ? [time.warning] : []),
        ...this.remarks(row.cells, [clientName, clinicName], answers),
      ],
    });
  }

  /** A person with two address columns is who the first filled one says. */
  private readEmail(cells: Cell[]): { header: string; email: string; reason?: RowReason } {
    const column = this.columns.contact.clientEmail.find((index) => textOf(cells[index]) !== '');
    const header = quoted(this.columns.headers[column ?? this.columns.contact.clientEmail[0]!]);
    const email = normalizeEmail(textOf(cells[column ?? -1]));
    if (email === '') return { header, email, reason: { code: 'email_missing' } };
    if (isEmailAddress(email)) return { header, email };
    const addresses = email.split(/[\s,;|/]+/).filter((part) => isEmailAddress(part)).length;
    const code = addresses > 1 ? 'email_several' : 'email_invalid';
    return { header, email, reason: { code, params: { value: quoted(cells[column ?? -1]) } } };
  }

  private readAnswers(cells: Cell[]): Record<string, string> {
    const answers = new Map<string, string>();
    for (const [column, question] of this.columns.questions) {
      const text = textOf(cells[column]);
      if (text !== '') answers.set(question.questionId, asOptions(text, question));
    }
    return Object.fromEntries(answers);
  }

  private noteUnknown({ number }: SheetRow, answers: Record<string, string>): void {
    for (const [column, question] of this.columns.questions) {
      const answer = answers[question.questionId];
      if (answer === undefined) continue;
      const place = { sheet: this.sheet.name, row: number, column: quoted(this.columns.headers[column]) };
      this.unknown.note(question, answer, place);
    }
  }

  private reasonToSkip(cells: Cell[]): RowReason | null {
    if (isBlank(cells)) return { code: 'row_blank' };
    const isHeader = this.repeated.some(
      (header) =>
        cells.every((cell, i) => textOf(cell) === '' || fold(textOf(cell)) === header[i]) &&
        cells.filter((cell) => textOf(cell) !== '').length > 1,
    );
    return isHeader ? { code: 'row_header_again' } : null;
  }

  private remarks(cells: Cell[], names: string[], answers: Record<string, string>): RowReason[] {
    const remarks: RowReason[] = [];
    const { headers } = this.columns;
    if (cells.some((cell, index) => !headers[index] && cell !== null && cell !== ''))
      remarks.push({ code: 'cells_without_header' });
    const texts = [...names, ...Object.values(answers)];
    if (texts.some(isGarbled)) remarks.push({ code: 'text_garbled' });
    const limit = WORKBOOK_LIMITS.cellCharacters;
    if (texts.some((text) => text.length >= limit)) remarks.push({ code: 'text_cut', params: { limit } });
    return remarks;
  }

  private pick(cells: Cell[], field: ContactField): Cell | undefined {
    const columns = this.columns.contact[field];
    return cells[columns.find((index) => textOf(cells[index]) !== '') ?? columns[0] ?? -1];
  }

  private at(row: SheetRow, column: string | null, reason: RowReason): RowError {
    return { sheet: this.sheet.name, row: row.number, column, reason };
  }
}
