import { fold } from '../../../platform/text/fold.js';
import { type Cell, type Sheet, type WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { type ScoredSection } from '../../evaluations/scoring/scoring.types.js';
import { OTHER_TEXT, PRODUCT_NOTE, QUESTION_TEXT, SECTION_NAME } from '../../questionnaires/limits.js';
import { ANSWER_COLUMNS, readAnswers, toAnswersSheet } from './answers-sheet.js';
import {
  effortOrBlank,
  kindOrBlank,
  noUnlessYes,
  optionalText,
  points,
  questionIdOrBlank,
  requiredText,
  webAddress,
  weight,
  yesNo,
} from './configuration-fields.js';
import type { ConfiguredQuestion, ReadConfiguration } from './configuration-rows.js';
import { Table } from './configuration-table.js';
import { readSource } from './workbook-source.js';
import { type RowReason } from '../sheets.errors.js';

export const CONFIGURATION_FILE = 'questionnaire-config.xlsx';

const SECTION_COLUMNS = ['name', 'description', 'include'] as const;
const QUESTION_COLUMNS = [
  'questionId',
  'section',
  'questionText',
  'correctAnswer',
  'pointValue',
  'weight',
  'relatedProduct',
  'productDescription',
  'productUrl',
  'relatedTip',
  'kind',
  'required',
  'priceNote',
  'effortNote',
  'effort',
] as const;

/** The configuration as the three sheets of its workbook, in the questionnaire's order (rules: configuration workbook). */
export function toConfigurationSheets(sections: ScoredSection[]): WorkbookSheet[] {
  const questions = sections.flatMap((section) =>
    section.questions.map((question): Cell[] => [
      question.questionId,
      section.name,
      question.questionText,
      question.correctAnswer,
      question.pointValue,
      question.weight,
      question.relatedProduct,
      question.productDescription,
      question.productUrl,
      question.relatedTip,
      question.kind,
      question.required ? 'yes' : 'no',
      question.priceNote,
      question.effortNote,
      question.effort,
    ]),
  );
  const rows = sections.map(({ name, description, includeInEvaluation }): Cell[] => [
    name,
    description,
    includeInEvaluation ? 'yes' : 'no',
  ]);
  return [
    { name: 'Sections', columns: [36, 80, 10], rows: [[...SECTION_COLUMNS], ...rows] },
    {
      name: 'Questions',
      columns: [38, 30, 70, 30, 11, 9, 30, 50, 40, 60, 10, 10, 40, 40, 10],
      rows: [[...QUESTION_COLUMNS], ...questions],
    },
    toAnswersSheet(sections),
  ];
}

/**
 * Reads a configuration workbook and checks each row by itself; whether it fits to what is there shows in the plan. With any
 * error nothing may be stored. Nothing is thrown.
 */
export function readConfiguration(sheets: Sheet[]): ReadConfiguration {
  const read: ReadConfiguration = {
    source: readSource(sheets),
    sections: [],
    questions: [],
    options: [],
    errors: [],
    unmatchedColumns: [],
  };
  const named = (name: string) => sheets.find((sheet) => fold(sheet.name) === name);
  const [sectionSheet, questionSheet, answerSheet] = [
    named('sections'),
    named('questions'),
    named('answers'),
  ];
  if (!sectionSheet && !questionSheet && !answerSheet) {
    const reason: RowReason = { code: 'configuration_sheets_missing' };
    read.errors.push({ sheet: sheets[0]?.name ?? '', row: 1, column: null, reason });
  }
  if (sectionSheet) readSections(new Table(sectionSheet, SECTION_COLUMNS, ['name'], read), read);
  if (questionSheet)
    readQuestions(new Table(questionSheet, QUESTION_COLUMNS, ['section', 'questionText'], read), read);
  if (answerSheet) readAnswers(new Table(answerSheet, ANSWER_COLUMNS, ['answer'], read), read);
  return read;
}

function readSections(table: Table, read: ReadConfiguration): void {
  const rowOf = new Map<string, number>();
  table.forEachRow((row) => {
    const name = row.take('name', (cell) => requiredText(cell, SECTION_NAME));
    const section = {
      row: row.number,
      name: name ?? '',
      description: row.take('description', (cell) => optionalText(cell, OTHER_TEXT)),
      include: row.take('include', yesNo),
    };
    const of = rowOf.get(fold(section.name));
    if (name && of !== undefined) row.refuse('name', { code: 'section_twice', params: { of } });
    if (name && of === undefined) rowOf.set(fold(name), row.number);
    if (name) read.sections.push(section);
  });
}

function readQuestions(table: Table, read: ReadConfiguration): void {
  const rowOfId = new Map<string, number>();
  const rowsOfText = new Map<string, { row: number; hasId: boolean }>();
  table.forEachRow((row) => {
    const text = (limit: number) => (cell: Cell | undefined) => optionalText(cell, limit);
    const question: ConfiguredQuestion = {
      row: row.number,
      questionId: row.take('questionId', questionIdOrBlank) ?? null,
      section: row.take('section', (cell) => requiredText(cell, SECTION_NAME)) ?? '',
      questionText: row.take('questionText', (cell) => requiredText(cell, QUESTION_TEXT)) ?? '',
      kind: row.take('kind', kindOrBlank),
      required: row.take('required', noUnlessYes),
      correctAnswer: row.take('correctAnswer', text(OTHER_TEXT)),
      pointValue: row.take('pointValue', points),
      weight: row.take('weight', weight),
      relatedProduct: row.take('relatedProduct', text(OTHER_TEXT)),
      productDescription: row.take('productDescription', text(OTHER_TEXT)),
      productUrl: row.take('productUrl', (cell) => webAddress(cell, OTHER_TEXT)),
      priceNote: row.take('priceNote', text(PRODUCT_NOTE)),
      effortNote: row.take('effortNote', text(PRODUCT_NOTE)),
      effort: row.take('effort', effortOrBlank),
      relatedTip: row.take('relatedTip', text(OTHER_TEXT)),
    };
    const { questionId, section, questionText } = question;
    const key = JSON.stringify([fold(section), fold(questionText)]);
    const sameText = rowsOfText.get(key);
    const sameId = questionId === null ? undefined : rowOfId.get(questionId);
    if (sameId !== undefined) row.refuse('questionId', { code: 'question_twice', params: { of: sameId } });
    // Two ids may share a text; without ids nobody can tell such rows apart.
    else if (questionText && sameText && !(sameText.hasId && questionId !== null))
      row.refuse('questionText', { code: 'question_twice', params: { of: sameText.row } });
    if (questionId !== null) rowOfId.set(questionId, row.number);
    if (!sameText) rowsOfText.set(key, { row: row.number, hasId: questionId !== null });
    read.questions.push(question);
  });
}
