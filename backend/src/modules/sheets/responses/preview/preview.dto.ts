import { Choice, Int, Nested, Text, Uuid } from '../../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../../platform/http/list-fields.js';
import type { Language } from '../../../../platform/http/languages.js';
import { QUESTION_KINDS, type QuestionKind } from '../../../questionnaires/question-fields.js';
import type { RowError } from '../../sheets.errors.js';
import {
  RowProblemResponse,
  UNKNOWN_ANSWER_COUNT,
  UNKNOWN_ANSWERS,
  UnknownCellResponse,
} from '../../sheets.dto.js';
import { TABLE_SOURCES, type TableSource } from '../columns/known-sources.js';
import { COLUMN_MEANINGS, type ColumnIs } from '../columns/response-mapping.js';
import type { Taken } from '../response-intake.js';
import type { UnderstoodColumn, UnderstoodSheet } from './understand-table.js';

const SURE = ['exact', 'alike', 'saved', 'chosen'] as const;

class ColumnProposalResponse {
  @Choice(['question', 'clientEmail']) is: 'question' | 'clientEmail';
  @Uuid({ nullable: true }) questionId: string | null;
}

class UnderstoodColumnResponse {
  @Text() header: string;
  @Int({ about: 'Which of the columns with this header, from 0.' }) nth: number;
  @Choice(COLUMN_MEANINGS, {
    about:
      'What it holds; option: whether one option was ticked; other: the text beside “other”; service: of use to the program alone.',
  })
  is: ColumnIs;
  @Uuid({ nullable: true }) questionId: string | null;
  @Int({ nullable: true }) optionId: number | null;
  @Choice(SURE, {
    about:
      'exact: by id or text; alike: without numbering and signs; saved: said at an earlier table; chosen: said now.',
  })
  sure: UnderstoodColumn['sure'];
  @Nested(() => ColumnProposalResponse, {
    nullable: true,
    about: 'What an unknown column may be; nothing comes of it by itself.',
  })
  proposal: UnderstoodColumn['proposal'];
  @TextList({ about: 'Three different values at most, long ones cut.' }) samples: string[];
}

class HeaderRowResponse {
  @Int({ about: 'As people count rows.' }) row: number;
  @Text({ about: 'Its cells with bars between; long ones are cut.' }) text: string;
}

class UnderstoodSheetResponse {
  @Text() name: string;
  @Choice(TABLE_SOURCES, { about: 'The program that wrote it; table: any other one.' }) source: TableSource;
  @Choice(['found', 'saved', 'chosen'], {
    about: 'Who says that the responses are here: the program, a person at an earlier table, or now.',
  })
  place: UnderstoodSheet['place'];
  @Int({ about: 'The row of the header, as people count rows.' }) headerRow: number;
  @ListOf(() => HeaderRowResponse, { about: 'Rows that may be chosen as the header instead.' })
  headerRows: HeaderRowResponse[];
  @Int({ about: 'Rows under it that are not blank.' }) rows: number;
  @ListOf(() => UnderstoodColumnResponse) columns: UnderstoodColumnResponse[];
}

class ColumnOptionResponse {
  @Int() id: number;
  @Text() label: string;
}

/** A question that a column may be of. */
export class ColumnQuestionResponse {
  @Uuid() questionId: string;
  @Text() questionText: string;
  @Choice(QUESTION_KINDS) kind: QuestionKind;
  @ListOf(() => ColumnOptionResponse) options: ColumnOptionResponse[];
}

class WrongAddressResponse {
  @Text() sheet: string;
  @Int() row: number;
  @Text({ about: 'As it is written there.' }) value: string;
}

/** What an import works out of a table before anything is stored. */
export interface Preview extends Taken {
  sheetNames: string[];
  sheets: UnderstoodSheet[];
  questions: ColumnQuestionResponse[];
}

const MOST_LISTED = 200;
const LISTED = 'the first 200.';

export class ResponsePreviewResponse {
  @TextList({ about: 'All visible sheets, also those without responses.' }) sheetNames: string[];
  @ListOf(() => UnderstoodSheetResponse, {
    about: 'Those with responses; where none has any, the first that may.',
  })
  sheets: UnderstoodSheetResponse[];
  @ListOf(() => ColumnQuestionResponse, { about: 'All that a column may be of.' })
  questions: ColumnQuestionResponse[];
  @Int({ about: 'Responses that an import would create.' }) created: number;
  @Int({ about: 'Responses that would take the place of what is stored of them.' }) updated: number;
  @Int() unchanged: number;
  @Int({ about: 'Rows that would be left out although nothing is wrong with them.' }) skippedCount: number;
  @Int({ about: 'Rows that can not be taken over as they are.' }) errorCount: number;
  @Int() warningCount: number;
  @ListOf(() => RowProblemResponse, { about: `Rows left out, ${LISTED}` }) skipped: RowProblemResponse[];
  @ListOf(() => RowProblemResponse, { about: `Rows that are wrong, ${LISTED}` }) errors: RowProblemResponse[];
  @ListOf(() => RowProblemResponse, { about: `What is odd, ${LISTED}` }) warnings: RowProblemResponse[];
  @ListOf(() => WrongAddressResponse, { about: `Addresses that can be corrected, ${LISTED}` })
  addresses: WrongAddressResponse[];
  @TextList({ about: 'Questions the file has no column for.' }) questionsWithoutColumn: string[];
  @ListOf(() => UnknownCellResponse, { about: UNKNOWN_ANSWERS }) unknownAnswers: UnknownCellResponse[];
  @Int({ about: UNKNOWN_ANSWER_COUNT }) unknownAnswerCount: number;

  static from(preview: Preview, language: Language): ResponsePreviewResponse {
    const listed = (rows: RowError[]) =>
      rows.slice(0, MOST_LISTED).map((row) => RowProblemResponse.from(row, language));
    return {
      ...preview,
      skippedCount: preview.skipped.length,
      errorCount: preview.errors.length,
      warningCount: preview.warnings.length,
      skipped: listed(preview.skipped),
      errors: listed(preview.errors),
      warnings: listed(preview.warnings),
      addresses: preview.errors
        .filter(({ reason }) => reason.code.startsWith('email_') && reason.code !== 'email_column_missing')
        .slice(0, MOST_LISTED)
        .map(({ sheet, row, reason }) => ({ sheet, row, value: String(reason.params?.value ?? '') })),
    };
  }
}
