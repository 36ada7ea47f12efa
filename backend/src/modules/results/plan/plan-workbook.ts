import type { Language } from '../../../platform/http/languages.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { PLAN_LABELS } from './plan-labels.js';
import type { PlanNotes, PlanStep } from './plan-steps.js';

export type NotedStep = PlanStep & PlanNotes;

/** The plan as a sheet: a row per step of the page, in the ranking. Pure. */
export function planSheet(steps: readonly NotedStep[], language: Language): WorkbookSheet {
  const { title, columns, periods, states } = PLAN_LABELS[language];
  return {
    name: title,
    columns: [18, 60, 28, 14, 18, 28, 14],
    rows: [
      columns,
      ...steps.map(({ period, text, sectionName, points, state, who, due }) => [
        periods[period],
        text,
        sectionName,
        points,
        states[state],
        who,
        due,
      ]),
    ],
  };
}
