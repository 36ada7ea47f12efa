import { messageOf } from '../../platform/errors/messages.js';
import { QuestionnaireParams } from '../../platform/http/common.dto.js';
import { Choice, Flag, Int, Nested, QueryFlag, Text, Uuid } from '../../platform/http/fields.js';
import { ListOf, TextList } from '../../platform/http/list-fields.js';
import type { Language } from '../../platform/http/languages.js';
import type { RowChange } from './configuration/configuration-changes.js';
import { PlannedEffectResponse } from './configuration/planned-effect.dto.js';
import { describeReason, type RowError } from './sheets.errors.js';

export class ImportParams extends QuestionnaireParams {
  @QueryFlag({ optional: true, about: 'true: the same answer, but nothing is stored.' }) dryRun?: boolean;
}

/** Where something is wrong in a workbook, and why, in the caller's language. */
export class RowProblemResponse {
  @Text() sheet: string;
  @Int() row: number;
  @Text({ nullable: true }) column: string | null;
  @Text() code: string;
  @Text() reason: string;

  static from({ sheet, row, column, reason }: RowError, language: Language): RowProblemResponse {
    return { sheet, row, column, code: reason.code, reason: describeReason(reason, language) };
  }
}

export class FieldChangeResponse {
  @Text({ about: 'The column, or position where only the order changes.' }) field: string;
  @Text({ nullable: true }) from: string | null;
  @Text({ nullable: true }) to: string | null;
}

export class RowChangeResponse {
  @Text({ about: 'As the file names it.' }) sheet: string;
  @Int() row: number;
  @Choice(['created', 'updated', 'removed']) what: RowChange['what'];
  @Text({
    about:
      'The section’s name, the question’s text, the question’s text and the answer, or the insight’s text.',
  })
  name: string;
  @ListOf(() => FieldChangeResponse, { about: 'Long texts are cut.' }) fields: FieldChangeResponse[];
}

export class ConfigurationImportResponse {
  @Text() message: string;
  @Int() created: number;
  @Int() updated: number;
  @Int() unchanged: number;
  @ListOf(() => RowChangeResponse, { about: 'Rows that create or change something, the first 200.' })
  changes: RowChangeResponse[];
  @ListOf(() => RowProblemResponse) errors: RowProblemResponse[];
  @TextList({ about: 'Columns nobody knows.' }) unmatchedColumns: string[];
  @Text({
    nullable: true,
    about:
      'The questionnaire that the workbook says it is of, where its ids are another one’s: questions get new ids here.',
  })
  copiedFrom: string | null;
  @Nested(() => PlannedEffectResponse) effect: PlannedEffectResponse;

  static from(result: ConfigurationImportResult, language: Language): ConfigurationImportResponse {
    const { created, updated, unchanged } = result;
    const code = result.dryRun ? 'configuration_not_stored' : 'configuration_imported';
    return {
      message: messageOf(code, language, { created, updated, unchanged }),
      created,
      updated,
      unchanged,
      changes: result.changes,
      errors: result.errors.map((error) => RowProblemResponse.from(error, language)),
      unmatchedColumns: result.unmatchedColumns,
      copiedFrom: result.copiedFrom ?? null,
      effect: result.effect,
    };
  }
}

/** An answer as a job keeps it: with rows as data, whose sentences are made when they are read. */
export type Stored<Answer, Rows extends keyof Answer> = Omit<Answer, Rows> & Record<Rows, RowError[]>;

export type ConfigurationImportResult = Stored<Omit<ConfigurationImportResponse, 'message'>, 'errors'> & {
  dryRun: boolean;
};
export type ResponseImportResult = Stored<ResponseImportResponse, 'skipped' | 'errors' | 'warnings'>;

class LikelyOptionResponse {
  @Int() id: number;
  @Text() label: string;
}

/** A value that is no option of its question, with the first place where it stands. */
export class UnknownCellResponse {
  @Uuid() questionId: string;
  @Text() questionText: string;
  @Text({ about: 'As it is written there; long ones are cut.' }) value: string;
  @Nested(() => LikelyOptionResponse, { nullable: true, about: 'What it most likely means.' })
  nearest: LikelyOptionResponse | null;
  @Flag({
    optional: true,
    about:
      'False where its question has no answers that it could mean: a number to be corrected in the table.',
  })
  isMappable?: boolean;
  @Int({ about: 'How many rows hold it.' }) responses: number;
  @Text({ about: 'The sheet of the first of these rows.' }) sheet: string;
  @Int() row: number;
  @Text({ about: 'The column’s header.' }) column: string;
}

export const UNKNOWN_ANSWERS =
  'Answers that are no option of their question, or contradict each other, the 200 most frequent. Their rows are taken.';
export const UNKNOWN_ANSWER_COUNT = 'All of them, in all rows, also of those that are not listed.';

/** Of jobs that ended before imports reported unknown answers. */
export const NO_UNKNOWN_ANSWERS = { unknownAnswers: [] as UnknownCellResponse[], unknownAnswerCount: 0 };

export class ResponseImportResponse {
  @Int() created: number;
  @Int() updated: number;
  @Int() unchanged: number;
  @ListOf(() => RowProblemResponse) skipped: RowProblemResponse[];
  @ListOf(() => RowProblemResponse) errors: RowProblemResponse[];
  @ListOf(() => RowProblemResponse, { about: 'Stored, but odd.' }) warnings: RowProblemResponse[];
  @TextList({ about: 'Columns that belong to no question.' }) unmatchedColumns: string[];
  @TextList({ about: 'Questions the file has no column for.' }) questionsWithoutColumn: string[];
  @ListOf(() => UnknownCellResponse, { about: UNKNOWN_ANSWERS }) unknownAnswers: UnknownCellResponse[];
  @Int({ about: UNKNOWN_ANSWER_COUNT }) unknownAnswerCount: number;

  static from(result: ResponseImportResult, language: Language): ResponseImportResponse {
    return {
      ...NO_UNKNOWN_ANSWERS,
      ...result,
      skipped: result.skipped.map((row) => RowProblemResponse.from(row, language)),
      errors: result.errors.map((row) => RowProblemResponse.from(row, language)),
      warnings: result.warnings.map((row) => RowProblemResponse.from(row, language)),
    };
  }
}
