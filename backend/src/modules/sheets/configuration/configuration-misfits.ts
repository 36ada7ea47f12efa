import { fold } from '../../../platform/text/fold.js';
import { MOST_QUESTIONS, MOST_SECTIONS } from '../../questionnaires/limits.js';
import type { RowChange } from './configuration-changes.js';
import type { ReadConfiguration } from './configuration-rows.js';
import type { RowError, RowReason } from '../sheets.errors.js';

/**
 * What is right by itself and does not fit to the questionnaire: sections that are neither there nor in the file, ids of other
 * questionnaires' questions, and more sections or questions than one can have (rules: configuration workbook).
 */
export function findMisfits(
  existing: { name: string; questions: object[] }[],
  read: ReadConfiguration,
  changes: RowChange[],
  foreignIds: ReadonlySet<string>,
): RowError[] {
  const misfits: RowError[] = [];
  const known = new Set([...existing, ...read.sections].map(({ name }) => fold(name)));
  const refuse = (row: number, column: string, reason: RowReason) =>
    misfits.push({ sheet: 'Questions', row, column, reason });
  for (const { questionId, section, row } of read.questions) {
    if (questionId !== null && foreignIds.has(questionId))
      refuse(row, 'questionId', { code: 'question_id_foreign' });
    if (section && !known.has(fold(section)))
      refuse(row, 'section', { code: 'section_unknown', params: { value: section } });
  }
  const questionCount = existing.reduce((count, { questions }) => count + questions.length, 0);
  return [
    ...misfits,
    ...beyond('Sections', MOST_SECTIONS, MOST_SECTIONS - existing.length, changes),
    ...beyond('Questions', MOST_QUESTIONS, MOST_QUESTIONS - questionCount, changes),
  ];
}

/** The first row that there is no room for. */
function beyond(
  sheet: 'Sections' | 'Questions',
  limit: number,
  room: number,
  changes: RowChange[],
): RowError[] {
  const created = changes
    .filter((change) => change.sheet === sheet && change.what === 'created')
    .sort((a, b) => a.row - b.row);
  const first = created[Math.max(0, room)];
  const code = sheet === 'Sections' ? 'sections_too_many' : 'questions_too_many';
  return first ? [{ sheet, row: first.row, column: null, reason: { code, params: { limit } } }] : [];
}
