import { type Schemas } from '../../../../shared/api/operations.ts';

export type Preview = Readonly<Schemas['ResponsePreviewResponse']>;
export type PreviewSheet = Preview['sheets'][number];
export type PreviewColumn = PreviewSheet['columns'][number];
export type PreviewQuestion = Preview['questions'][number];

/** What a person says a column is. */
export interface ColumnChoice {
  header: string;
  nth: number;
  is: Exclude<PreviewColumn['is'], 'service' | 'unknown'>;
  questionId: string | null;
  optionId: number | null;
}

/** What a person has corrected in a table, as the calls take it. */
export interface Corrections {
  columns: readonly ColumnChoice[];
  /** null and no number: no answer. */
  answers: readonly Readonly<{
    questionId: string;
    value: string;
    optionId: number | null;
    number?: number;
  }>[];
  addresses: readonly Readonly<{ sheet: string; row: number; address: string }>[];
  /** The one sheet to read; null: all that hold responses. Without a row its header is found. */
  table: Readonly<{ sheet: string; headerRow: number | null }> | null;
}

type Listed = 'columns' | 'answers' | 'addresses';

export const noCorrections: Corrections = { columns: [], answers: [], addresses: [], table: null };

/** The corrections with one more; what was said of the same column, answer or row before goes. */
export function corrected<Kind extends Listed>(
  corrections: Corrections,
  kind: Kind,
  said: Corrections[Kind][number],
): Corrections {
  const key = keyOf(said);
  const others = corrections[kind].filter((one) => keyOf(one) !== key);
  return { ...corrections, [kind]: [...others, said] };
}

const keyOf = (
  one: ColumnChoice | Corrections['answers'][number] | Corrections['addresses'][number],
): string =>
  'header' in one ? idOf(one) : 'value' in one ? `${one.questionId} ${one.value}` : `${one.row} ${one.sheet}`;

/** What an import sends beside the file: rows that the person has not touched are read as they are. */
export function withCorrections(form: FormData, corrections: Corrections): FormData {
  form.set('corrections', JSON.stringify(corrections));
  return form;
}

/** Columns that a person should look at: those that nothing is known of. What only differs by its numbering is certain. */
export const needsLook = ({ is }: PreviewColumn): boolean => is === 'unknown';

/** Rows that are wrong for another reason than their address, which is corrected on the spot. */
export const otherErrors = (errors: Preview['errors']): Preview['errors'] =>
  errors.filter(({ code }) => !['email_missing', 'email_invalid', 'email_several'].includes(code));

/** A column's meaning as the value of a choice. */
export const meaningOf = ({ is, questionId }: Pick<PreviewColumn, 'is' | 'questionId'>): string =>
  is === 'unknown' ? '' : questionId === null ? is : `question ${questionId}`;

/** Which part of a question's answer a column holds, as the value of a choice: all of it, one option, or the text beside them. */
export const partOf = ({ is, optionId }: Pick<PreviewColumn, 'is' | 'optionId'>): string =>
  is === 'option' && optionId !== null ? String(optionId) : is === 'other' ? 'other' : 'question';

/** What both choices together say of a column. */
export function choiceOf({ header, nth }: PreviewColumn, meaning: string, part = 'question'): ColumnChoice {
  const [is, questionId = null] = meaning.split(' ');
  if (questionId === null) return { header, nth, is: is as ColumnChoice['is'], questionId, optionId: null };
  const optionId = /^\d+$/.test(part) ? Number(part) : null;
  return {
    header,
    nth,
    is: optionId !== null ? 'option' : part === 'other' ? 'other' : 'question',
    questionId,
    optionId,
  };
}

/** The columns of all sheets; of two with the same headers, which mean the same, those of the first. */
export function columnsOf(sheets: readonly PreviewSheet[]): PreviewColumn[] {
  const columns = sheets.flatMap((sheet) => sheet.columns);
  return [...new Map(columns.toReversed().map((column) => [idOf(column), column])).values()].toReversed();
}

/** Columns are known by their header, and by which of those with the same one they are. */
export const idOf = ({ header, nth }: Pick<PreviewColumn, 'header' | 'nth'>): string => `${nth} ${header}`;

/** Whether an import would store anything. */
export const hasWork = ({ created, updated }: Pick<Preview, 'created' | 'updated'>): boolean =>
  created + updated > 0;
