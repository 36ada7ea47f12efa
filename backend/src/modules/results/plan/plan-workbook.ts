import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { effortOf, promiseOf, reasonOf } from '../pdf/compose-plan.js';
import type { Words } from '../pdf/words.js';
import type { NotedStep } from './plan-steps.js';

/** Title and columns of the plan as a table. */
export interface SheetLabels {
  title: string;
  columns: readonly string[];
}

/** The plan as a sheet: a row per step, as the page has them. Pure. */
export function planSheet(
  steps: readonly NotedStep[],
  { title, columns }: SheetLabels,
  words: Words,
): WorkbookSheet {
  return {
    name: title,
    columns: [14, 60, 28, 46, 24, 20, 28, 14],
    rows: [
      [...columns],
      ...steps.map((step) => [
        words.say(`evaluation.plan.${step.part}`),
        step.text,
        step.sectionName,
        reasonOf(step, words),
        step.prepares === undefined ? step.points : promiseOf(step, words),
        effortOf(step, words),
        step.who,
        step.due,
      ]),
    ],
  };
}
