import { randomUUID } from 'node:crypto';
import type { Language } from '../../../platform/http/languages.js';
import { textOf, writtenIn } from '../../../platform/workbooks/cell-text.js';
import type { Sheet, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import type { ReadConfiguration, WorkbookSource } from './configuration-rows.js';
import { textKey } from './plan-options.js';
import { nameFinder, wordsIn, wordsOf } from './workbook-words.js';

const COLUMNS = ['questionnaireId', 'questionnaireName'] as const;
const LONGEST_NAME = 200;
const sheetNamed = nameFinder(['Questionnaire']);
const columnNamed = nameFinder(COLUMNS);

/** Says which questionnaire the workbook is of, so that another one can tell that its ids are not its own. */
export function toSourceSheet({ id, name }: WorkbookSource, language: Language): WorkbookSheet {
  return {
    name: wordsOf(language).Questionnaire,
    columns: [24, 80],
    rows: [wordsIn(language, COLUMNS), [id, name]],
  };
}

/** Which questionnaire the workbook is of; null where the sheet is missing or does not read like one. */
export function readSource(sheets: Sheet[]): WorkbookSource | null {
  const [header, row] = sheets.find(({ name }) => sheetNamed(name) !== undefined)?.rows ?? [];
  const columns = (header?.cells ?? []).map((cell) => columnNamed(textOf(cell)));
  const [idAt, nameAt] = COLUMNS.map((column) => columns.indexOf(column));
  const id = textOf(row?.cells[idAt!]);
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  return { id: Number(id), name: writtenIn(row?.cells[nameAt!]).slice(0, LONGEST_NAME) };
}

/** Whether a workbook says that it is of another questionnaire than this one. */
export const isFromAnother = (source: WorkbookSource | null, questionnaireId: number): boolean =>
  source !== null && source.id !== questionnaireId;

/**
 * What was read of another questionnaire's workbook, with ids of this one: a question whose section and text are here is that
 * one, as without an id, and every other one gets a new id. Its answers follow it. The other questionnaire stays as it is.
 */
export function withOwnIds(
  existing: ScoredSection[],
  read: ReadConfiguration,
  foreignIds: ReadonlySet<string>,
): ReadConfiguration {
  const named = new Set(read.questions.map(({ questionId }) => questionId));
  const free = new Map<string, string[]>();
  for (const { name, questions } of existing)
    for (const { questionId, questionText } of questions) {
      if (named.has(questionId.toLowerCase())) continue;
      const key = textKey(name, questionText);
      free.set(key, [...(free.get(key) ?? []), questionId.toLowerCase()]);
    }
  const own = new Map<string | null, string>();
  for (const { questionId, section, questionText } of read.questions)
    if (questionId !== null && foreignIds.has(questionId))
      own.set(questionId, free.get(textKey(section, questionText))?.shift() ?? randomUUID());
  const renamed = <Row extends { questionId: string | null }>(row: Row): Row => ({
    ...row,
    questionId: own.get(row.questionId) ?? row.questionId,
  });
  return { ...read, questions: read.questions.map(renamed), options: read.options.map(renamed) };
}
