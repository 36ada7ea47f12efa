import { fold } from '../../../platform/text/fold.js';
import type { Language } from '../../../platform/http/languages.js';
import { type Cell, type Sheet, type WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { printCondition } from '../../questionnaires/conditions/written.js';
import { type ScoredSection } from '../../scoring/scoring.types.js';
import { OTHER_TEXT, QUESTION_TEXT, SECTION_NAME } from '../../questionnaires/limits.js';
import {
  byQuestionField,
  QUESTION_FIELD_NAMES,
  questionField,
  type QuestionFieldName,
  type QuestionFieldValues,
} from '../../questionnaires/question-fields.js';
import { ANSWER_COLUMNS, readAnswers, toAnswersSheet } from './answers-sheet.js';
import {
  optionalText,
  QUESTION_FIELD_READERS,
  questionIdOrBlank,
  requiredText,
  yesNo,
} from './configuration-fields.js';
import type { ConfiguredQuestion, ReadConfiguration } from './configuration-rows.js';
import { INSIGHT_COLUMNS, readInsights } from './insights-sheet.js';
import { placeWriter, writtenPlace } from './needs-column.js';
import { writtenCondition } from './shown-if-columns.js';
import { Table } from './configuration-table.js';
import { readSource } from './workbook-source.js';
import { nameFinder, type SheetName, type ValueName, wordsIn, wordsOf } from './workbook-words.js';
import { type RowReason } from '../sheets.errors.js';

export const CONFIGURATION_FILE = 'questionnaire-config.xlsx';

const SECTION_COLUMNS = ['name', 'description', 'include', 'shownIf'] as const;
const QUESTION_COLUMNS = [
  'questionId',
  'section',
  'questionText',
  ...QUESTION_FIELD_NAMES,
  'needs',
  'shownIf',
] as const;

/** The configuration as the three sheets of its workbook, in the questionnaire's order (rules: configuration workbook). */
export function toConfigurationSheets(sections: ScoredSection[], language: Language = 'en'): WorkbookSheet[] {
  const word = (name: ValueName) => wordsOf(language)[name];
  const cellOf = (question: QuestionFieldValues, name: QuestionFieldName): Cell => {
    const value = question[name];
    if (typeof value === 'boolean') return word(value ? 'yes' : 'no');
    return questionField(name).is === 'choice' ? word(value as ValueName) : value;
  };
  const shownIfOf = ({ shownIf }: Pick<ScoredSection, 'shownIf'>): Cell =>
    shownIf ? printCondition(shownIf, { sections }) : null;
  const placeOf = placeWriter(sections);
  const questions = sections.flatMap((section) =>
    section.questions.map((question): Cell[] => [
      question.questionId,
      section.name,
      question.questionText,
      ...QUESTION_FIELD_NAMES.map((name) => cellOf(question, name)),
      placeOf(question.needs),
      shownIfOf(question),
    ]),
  );
  const rows = sections.map((section): Cell[] => [
    section.name,
    section.description,
    word(section.includeInEvaluation ? 'yes' : 'no'),
    shownIfOf(section),
  ]);
  return [
    {
      name: wordsOf(language).Sections,
      columns: [36, 80, 14, 60],
      rows: [wordsIn(language, SECTION_COLUMNS), ...rows],
    },
    {
      name: wordsOf(language).Questions,
      columns: [38, 30, 70, ...QUESTION_FIELD_NAMES.map((name) => questionField(name).width), 16, 60],
      rows: [wordsIn(language, QUESTION_COLUMNS), ...questions],
    },
    toAnswersSheet(sections, language),
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
    insights: null,
    errors: [],
    unmatchedColumns: [],
    written: {},
  };
  const find = nameFinder<SheetName>(['Sections', 'Questions', 'Answers', 'Insights']);
  const named = (name: SheetName) => sheets.find((sheet) => find(sheet.name) === name);
  const [sectionSheet, questionSheet, answerSheet] = [
    named('Sections'),
    named('Questions'),
    named('Answers'),
  ];
  const insightSheet = named('Insights');
  if (!sectionSheet && !questionSheet && !answerSheet && !insightSheet) {
    const reason: RowReason = { code: 'configuration_sheets_missing' };
    read.errors.push({ sheet: sheets[0]?.name ?? '', row: 1, column: null, reason });
  }
  if (sectionSheet) readSections(new Table('Sections', sectionSheet, SECTION_COLUMNS, ['name'], read), read);
  if (questionSheet)
    readQuestions(
      new Table('Questions', questionSheet, QUESTION_COLUMNS, ['section', 'questionText'], read),
      read,
    );
  if (answerSheet) readAnswers(new Table('Answers', answerSheet, ANSWER_COLUMNS, ['answer'], read), read);
  if (insightSheet)
    readInsights(new Table('Insights', insightSheet, INSIGHT_COLUMNS, ['condition', 'insight'], read), read);
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
      shownIf: row.take('shownIf', writtenCondition),
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
    const question: ConfiguredQuestion = {
      row: row.number,
      questionId: row.take('questionId', questionIdOrBlank) ?? null,
      section: row.take('section', (cell) => requiredText(cell, SECTION_NAME)) ?? '',
      questionText: row.take('questionText', (cell) => requiredText(cell, QUESTION_TEXT)) ?? '',
      ...byQuestionField<Partial<QuestionFieldValues>>((name) =>
        row.take(name, QUESTION_FIELD_READERS[name]),
      ),
      needs: row.take('needs', writtenPlace),
      shownIf: row.take('shownIf', writtenCondition),
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
