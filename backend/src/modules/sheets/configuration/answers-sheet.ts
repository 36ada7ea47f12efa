import type { Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import {
  type Cell,
  WORKBOOK_LIMITS,
  type WorkbookSheet,
} from '../../../platform/workbooks/workbook.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import {
  MOST_ALIASES,
  OPTION_LABEL,
  OPTION_TEXT,
  QUESTION_TEXT,
  SECTION_NAME,
} from '../../questionnaires/limits.js';
import { withoutOuterBlanks, writtenIn } from '../../../platform/workbooks/cell-text.js';
import {
  bound,
  type Field,
  noUnlessYes,
  optionalText,
  points,
  questionIdOrBlank,
  requiredText,
} from './configuration-fields.js';
import type { ReadConfiguration } from './configuration-rows.js';
import type { Table, TableRow } from './configuration-table.js';
import { wordsIn, wordsOf } from './workbook-words.js';

export const ANSWER_COLUMNS = [
  'questionId',
  'section',
  'questionText',
  'answer',
  'points',
  'meaning',
  'advice',
  'leadsTo',
  'prepares',
  'exclusive',
  'notApplicable',
  'alsoAccepted',
  'from',
] as const;

/** The options of all questions, in the questionnaire's order. */
export function toAnswersSheet(sections: ScoredSection[], language: Language): WorkbookSheet {
  const rows = sections.flatMap((section) =>
    section.questions.flatMap(({ questionId, questionText, options }) =>
      options.map((option): Cell[] => [
        questionId,
        section.name,
        questionText,
        option.label,
        option.points,
        option.meaning,
        option.advice,
        option.leadsTo,
        wordsOf(language)[option.prepares ? 'yes' : 'no'],
        wordsOf(language)[option.exclusive ? 'yes' : 'no'],
        wordsOf(language)[option.notApplicable ? 'yes' : 'no'],
        aliasCell(option.aliases).text,
        option.from,
      ]),
    ),
  );
  return {
    name: wordsOf(language).Answers,
    columns: [38, 30, 50, 40, 9, 60, 60, 40, 14, 14, 16, 40, 12],
    rows: [wordsIn(language, ANSWER_COLUMNS), ...rows],
  };
}

/** A question is named by its id, or by its section and text; whether it is there shows in the plan. */
export function readAnswers(table: Table, read: ReadConfiguration): void {
  table.forEachRow((row) => {
    const errors = read.errors.length;
    const questionId = row.take('questionId', questionIdOrBlank) ?? null;
    const isNamed = questionId !== null || read.errors.length > errors;
    const place = (column: 'section' | 'questionText', limit: number) =>
      (isNamed ? null : placeOf(row, column, limit)) ?? '';
    const option = {
      row: row.number,
      questionId,
      section: place('section', SECTION_NAME),
      questionText: place('questionText', QUESTION_TEXT),
      label: row.take('answer', (cell) => requiredText(cell, OPTION_LABEL)) ?? '',
      points: row.take('points', points),
      meaning: row.take('meaning', (cell) => optionalText(cell, OPTION_TEXT)),
      advice: row.take('advice', (cell) => optionalText(cell, OPTION_TEXT)),
      leadsTo: row.take('leadsTo', (cell) => optionalText(cell, OPTION_LABEL)),
      prepares: row.take('prepares', noUnlessYes),
      exclusive: row.take('exclusive', noUnlessYes),
      notApplicable: row.take('notApplicable', noUnlessYes),
      aliases: row.take('alsoAccepted', aliasesIn),
      from: row.take('from', bound),
    };
    const isWhole = option.label !== '' && (questionId !== null || (option.section && option.questionText));
    if (isWhole) read.options.push(option);
  });
}

/** Without an id the question is identified by its section and text, so both columns have to be there then. */
function placeOf(row: TableRow, column: string, limit: number): string | undefined {
  let isThere = false;
  const text = row.take(column, (cell) => {
    isThere = true;
    return requiredText(cell, limit);
  });
  if (!isThere) row.refuse(column, { code: 'value_missing' });
  return text;
}

const SEPARATOR = ' | ';
/** An export puts an apostrophe before what looks like a formula. */
const MOST_CHARACTERS = WORKBOOK_LIMITS.cellCharacters - 10;

/**
 * Other texts of an option as one cell. A bar within one of them is written with a backslash before it. What has no room in a
 * cell is `beyond` it: an import leaves that as it is.
 */
export function aliasCell(aliases: readonly string[]): { text: string | null; beyond: string[] } {
  const written = aliases.map((alias) => alias.replace(/[\\|]/g, '\\$&'));
  let length = 0;
  const fitting = written.findIndex((text) => {
    length += text.length + SEPARATOR.length;
    return length > MOST_CHARACTERS;
  });
  const count = fitting < 0 ? written.length : fitting;
  return { text: written.slice(0, count).join(SEPARATOR) || null, beyond: aliases.slice(count) };
}

function aliasesIn(cell: Cell | undefined): Field<string[]> {
  const written = writtenIn(cell).replace(/\r\n?/g, '\n');
  const aliases = (written.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((text) => withoutOuterBlanks(text.replace(/\\([\\|])/g, '$1')))
    .filter((text) => fold(text) !== '');
  if (aliases.some((alias) => alias.length > OPTION_LABEL && [...alias].length > OPTION_LABEL))
    return { reason: { code: 'value_too_long', params: { limit: OPTION_LABEL } } };
  if (aliases.length > MOST_ALIASES)
    return { reason: { code: 'aliases_too_many', params: { limit: MOST_ALIASES } } };
  return { value: aliases };
}
