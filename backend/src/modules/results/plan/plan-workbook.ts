import type { Language } from '../../../platform/http/languages.js';
import { fill } from '../../../platform/text/say.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { PLAN_LABELS } from './plan-labels.js';
import type { PlanNotes, PlanStep } from './plan-steps.js';

export type NotedStep = PlanStep & PlanNotes;

/** The plan as a sheet: a row per step of the page, in the ranking. Pure. */
export function planSheet(steps: readonly NotedStep[], language: Language): WorkbookSheet {
  const { title, columns, periods, states, prepares: prepared } = PLAN_LABELS[language];
  return {
    name: title,
    columns: [18, 60, 28, 14, 18, 28, 14],
    rows: [
      columns,
      ...steps.map(({ period, text, sectionName, points, prepares, state, who, due }) => [
        periods[period],
        text,
        sectionName,
        prepares === undefined ? points : fill(prepared, { points: prepares }),
        states[state],
        who,
        due,
      ]),
    ],
  };
}
