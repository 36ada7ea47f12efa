import { type Language } from '../../../platform/http/languages.js';
import {
  type Cell,
  type Choices,
  WORKBOOK_LIMITS,
  type WorkbookSheet,
} from '../../../platform/workbooks/workbook.types.js';
import { CONTACT_LABELS, type ContactField } from '../../responses/intake/contact-columns.js';
import type { ResponseQuestion } from '../responses/columns/response-question.js';
import en from './texts/sample.en.json' with { type: 'json' };
import hu from './texts/sample.hu.json' with { type: 'json' };
import ro from './texts/sample.ro.json' with { type: 'json' };

const CONTACT_FIELDS: ContactField[] = ['timestamp', 'clientName', 'clientEmail', 'clinicName'];

const TEXTS = { hu, en, ro };
/** Nobody looks for a header so far down, whatever the answers are called (WORKBOOK_LIMITS.headerRows). */
const ANSWERS_BEGIN = WORKBOOK_LIMITS.headerRows + 2;

/**
 * The response workbook to fill in: machine keys, the labels people read, no rows; and a sheet of advice and of the answers
 * that can be chosen, which is ignored when the file comes back (rules: response workbook).
 */
export function toSampleSheets(questions: ResponseQuestion[], language: Language): WorkbookSheet[] {
  const { responses, help, lines, question, answer } = TEXTS[language];
  const keys = [...CONTACT_FIELDS, ...questions.map(({ questionId }) => questionId)];
  const labels = [
    ...CONTACT_FIELDS.map((field) => CONTACT_LABELS[language][field]),
    ...questions.map(({ questionText }) => questionText),
  ];
  const advice: Cell[][] = lines.map((line) => [line]);
  while (advice.length < ANSWERS_BEGIN - 1) advice.push([]);
  advice.push([question, answer]);
  const choices = questions.flatMap(({ questionText, kind, options = [] }, index): Choices[] => {
    const firstRow = advice.length + 1;
    advice.push(...options.map(({ label }, n) => [n === 0 ? questionText : null, label]));
    if (kind === 'multiple' || options.length === 0) return [];
    const from = { sheet: help, column: 1, firstRow, lastRow: advice.length };
    return [{ column: CONTACT_FIELDS.length + index, from }];
  });
  return [
    {
      name: responses,
      columns: [22, 28, 34, 34, ...questions.map(() => 30)],
      rows: [keys, labels],
      headerRows: 2,
      choices,
    },
    { name: help, columns: [110, 60], rows: advice },
  ];
}

/** The ids of all questions with what they stand for. */
export function toQuestionIdSheet(
  sections: { name: string; questions: { questionId: string; questionText: string }[] }[],
): WorkbookSheet {
  const rows = sections.flatMap(({ name, questions }) =>
    questions.map(({ questionId, questionText }) => [questionId, name, questionText]),
  );
  return {
    name: 'Question ids',
    columns: [40, 30, 90],
    rows: [['questionId', 'section', 'questionText'], ...rows],
  };
}
