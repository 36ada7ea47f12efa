import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { fold } from '../../../platform/text/fold.js';
import { isBlank, isGarbled, nameOf, quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import {
  type Cell,
  type Sheet,
  type SheetRow,
  WORKBOOK_LIMITS,
} from '../../../platform/workbooks/workbook.types.js';
import { identityOf } from '../../responses/intake/source-key.js';
import { type RowError, type RowReason } from '../sheets.errors.js';
import type { ContactKind } from './columns/known-sources.js';
import type { Corrections } from './columns/response-mapping.js';
import type { UnknownAnswerCounter } from './count-unknown-answers.js';
import type { ResponseColumns } from './response-columns.js';
import { type DateOrder, dateOrderOf, readTime, type ReadTime } from './response-time.js';
import type { ReadResponses, ReadResponsesOptions } from './response-rows.js';
import { AnswerReader } from './row-answers.js';
import { SheetRemarks } from './sheet-remarks.js';

/** The rows of one sheet whose columns are known. */
export class SheetReader {
  private readonly order: DateOrder;
  private readonly repeated: string[][];
  private readonly unasked: string[];
  private readonly answers: AnswerReader;
  private readonly sheetRemarks: SheetRemarks;
  private readonly addresses: Map<number, string>;

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: ResponseColumns,
    private readonly options: ReadResponsesOptions,
    corrections: Corrections,
    private readonly seen: Map<string, { sheet: string; row: number }>,
    private readonly unknown: UnknownAnswerCounter,
  ) {
    const { headerIndex, firstResponseIndex } = columns;
    const times = sheet.rows.slice(firstResponseIndex).map(({ cells }) => this.pick(cells, 'timestamp'));
    this.order = dateOrderOf(times, options.language, options.locale);
    this.unasked = columns.questionsWithoutColumn.map(({ questionId }) => questionId);
    this.answers = new AnswerReader(columns, corrections.answers, options);
    this.sheetRemarks = new SheetRemarks(sheet, columns);
    this.addresses = new Map(
      corrections.addresses.flatMap(({ sheet: name, row, address }) =>
        name === sheet.name ? [[row, address] as const] : [],
      ),
    );
    this.repeated = sheet.rows
      .slice(headerIndex, firstResponseIndex)
      .map(({ cells }) => cells.map((cell) => fold(textOf(cell))));
  }

  readInto(result: ReadResponses): void {
    this.sheet.rows.forEach((row, index) => {
      const isAbove = index < this.columns.headerIndex;
      if (!isAbove && index < this.columns.firstResponseIndex) return;
      if (isAbove && isBlank(row.cells)) return;
      const reason = isAbove
        ? ({ code: 'row_above_header' } as const)
        : this.reasonToSkip(row, index >= this.columns.endIndex);
      if (reason) result.skipped.push(this.at(row, null, reason));
      else this.readRow(row, this.sheetRemarks.filled(row), result);
    });
    result.notices.push(...this.sheetRemarks.notices());
  }

  private readRow(row: SheetRow, cells: Cell[], result: ReadResponses): void {
    const { header, email, reason } = this.readEmail(row, cells);
    if (reason) {
      result.errors.push(this.at(row, header, reason));
      return;
    }
    const answers = this.answers.read(cells);
    const time = this.readTime(cells);
    const key = this.keyOf(cells);
    const identity = key ?? identityOf(time.wallClock, email, answers);
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
    const clientName = this.nameIn(cells);
    const clinicName = nameOf(this.pick(cells, 'clinicName'));
    result.rows.push({
      sheet: this.sheet.name,
      row: row.number,
      submittedAt: time.wallClock,
      clientName,
      clientEmail: email,
      clinicName,
      answers,
      unasked: this.unasked,
      ...(key ? { key } : {}),
      warnings: [
        ...(time.warning ? [time.warning] : []),
        ...this.sheetRemarks.of(row, cells, this.answers),
        ...this.remarks(cells, [clientName, clinicName], answers),
      ],
    });
  }

  /**
   * A person with two address columns is who the first filled one says; what a form writes there of people that it does not
   * know ('anonymous') is no address.
   */
  private readEmail(row: SheetRow, cells: Cell[]): { header: string; email: string; reason?: RowReason } {
    const columns = this.columns.contact.clientEmail;
    const isBlankAt = (index: number) => textOf(cells[index]) === '';
    const column = columns.find((index) => !isBlankAt(index) && !ANONYMOUS.test(fold(textOf(cells[index]))));
    const header = quoted(this.columns.headers[column ?? columns.find(isBlankAt) ?? columns[0]!]);
    const corrected = this.addresses.get(row.number);
    const email = normalizeEmail(corrected ?? textOf(cells[column ?? -1]));
    if (email === '') return { header, email, reason: { code: 'email_missing' } };
    if (isEmailAddress(email)) return { header, email };
    const addresses = email.split(/[\s,;|/]+/).filter((part) => isEmailAddress(part)).length;
    const code = addresses > 1 ? 'email_several' : 'email_invalid';
    return { header, email, reason: { code, params: { value: quoted(corrected ?? cells[column ?? -1]) } } };
  }

  /** The whole name where it is given, else its parts in the order of the language. */
  private nameIn(cells: Cell[]): string {
    const whole = nameOf(this.pick(cells, 'clientName'));
    if (whole !== '') return whole;
    const parts = [nameOf(this.pick(cells, 'firstName')), nameOf(this.pick(cells, 'lastName'))];
    if (this.options.language === 'hu') parts.reverse();
    return nameOf(parts.join(' '));
  }

  private readTime(cells: Cell[]): ReadTime {
    const column = this.columnOf(cells, 'timestamp');
    const cell = cells[column];
    if (!this.columns.inUtc.has(column) || textOf(cell) === '')
      return readTime(cell, this.order, this.options.timeZone);
    const text = textOf(cell instanceof Date ? cell.toISOString().slice(0, 19) : cell);
    return readTime(
      /(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`,
      this.order,
      this.options.timeZone,
    );
  }

  /** Of our own exports: the key by which the response is stored. */
  private keyOf(cells: Cell[]): string | null {
    const key = this.columns.key === null ? '' : textOf(cells[this.columns.key]);
    return /^[0-9a-f]{64}$/.test(key) ? key : null;
  }

  private noteUnknown({ number }: SheetRow, answers: Record<string, string>): void {
    for (const { question, whole, options } of this.answers.asked) {
      const answer = answers[question.questionId];
      if (answer === undefined) continue;
      const header = this.columns.headers[whole ?? options[0]!.column];
      this.unknown.note(question, answer, { sheet: this.sheet.name, row: number, column: quoted(header) });
    }
  }

  private reasonToSkip(row: SheetRow, isOfOther: boolean): RowReason | null {
    const { cells } = row;
    if (isBlank(cells)) return { code: 'row_blank' };
    if (isOfOther) return { code: 'row_of_other_table' };
    if (this.isOfTotals(row)) return { code: 'row_of_totals' };
    const isHeader = this.repeated.some(
      (header) =>
        cells.every((cell, i) => [fold(textOf(cell)), '', undefined].includes(textOf(cell) && header[i])) &&
        cells.filter((cell, i) => textOf(cell) !== '' && fold(textOf(cell)) === header[i]).length > 1,
    );
    return isHeader ? { code: 'row_header_again' } : null;
  }

  /** Programs and people put sums under a table; a clinic of that name has an address. */
  private isOfTotals({ number, cells }: SheetRow): boolean {
    const first = cells.map(textOf).find((text) => text !== '');
    return (
      TOTALS.test(fold(first ?? '')) &&
      !this.addresses.has(number) &&
      !this.columns.contact.clientEmail.some((index) => isEmailAddress(normalizeEmail(textOf(cells[index]))))
    );
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

  private columnOf(cells: Cell[], field: ContactKind): number {
    const columns = this.columns.contact[field];
    return columns.find((index) => textOf(cells[index]) !== '') ?? columns[0] ?? -1;
  }

  private pick(cells: Cell[], field: ContactKind): Cell | undefined {
    return cells[this.columnOf(cells, field)];
  }

  private at(row: SheetRow, column: string | null, reason: RowReason): RowError {
    return { sheet: this.sheet.name, row: row.number, column, reason };
  }
}

const ANONYMOUS = /^(?:anonymous|anonim|névtelen|anonymous@anonymous)$/;
const TOTALS =
  /^(?:(?:grand |sub)?totals?|sum|average|mean|count|(?:mind)?összesen|összeg|átlag|darab(?:szám)?|total general|sum[ăa]|medi[ea]|num[ăa]r)\s*:?$/;
