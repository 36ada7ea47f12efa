import { fold } from '../../../platform/text/fold.js';
import type { Language } from '../../../platform/http/languages.js';
import { quoted, textOf } from '../../../platform/workbooks/cell-text.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import { type Outline, parseCondition, printCondition } from '../../questionnaires/conditions/written.js';
import {
  INSIGHT_TEXT,
  type InsightFields,
  MOST_INSIGHT_WEIGHT,
  MOST_INSIGHTS,
} from '../../questionnaires/insights/insight.js';
import type { InsightChanges } from '../../questionnaires/insights/insights.service.js';
import { SECTION_NAME } from '../../questionnaires/limits.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import type { RowChange } from './configuration-changes.js';
import { type Field, optionalText, requiredText, yesNo } from './configuration-fields.js';
import type { ConfiguredInsight, ReadConfiguration } from './configuration-rows.js';
import type { Table } from './configuration-table.js';
import { LONGEST_CONDITION } from './shown-if-columns.js';
import { differences, noteChange } from './plan-differences.js';
import { nameFinder, wordsIn, wordsOf } from './workbook-words.js';

export const INSIGHT_COLUMNS = ['condition', 'insight', 'advice', 'place', 'weight', 'active'] as const;

/** Sections as the sheet names them: conditions by number, places by name. */
type NamedSections = (Outline['sections'][number] & { name: string })[];
export type StoredInsight = InsightFields & { id: number };

/** The insights in their order; those that rest, as what they name is gone, cannot be written and stay out. */
export function toInsightsSheet(
  insights: readonly StoredInsight[],
  sections: NamedSections,
  language: Language,
): WorkbookSheet {
  const words = wordsOf(language);
  const rows = insights.flatMap((insight): Cell[][] => {
    const condition = printCondition(insight.when, { sections });
    const place = placeOf(insight, sections, words.summary);
    if (condition === null || place === null) return [];
    const { text, advice, weight, active } = insight;
    return [[condition, text, advice, place, weight, words[active ? 'yes' : 'no']]];
  });
  return {
    name: words.Insights,
    columns: [60, 70, 60, 30, 12, 12],
    rows: [wordsIn(language, INSIGHT_COLUMNS), ...rows],
  };
}

/** The name of its section, or the word for the summary; null where its section is gone. */
function placeOf({ sectionId }: StoredInsight, sections: NamedSections, summary: string): string | null {
  return sectionId === null ? summary : (sections.find(({ id }) => id === sectionId)?.name ?? null);
}

/** Whether conditions and places fit to the questionnaire shows in the plan. */
export function readInsights(table: Table, read: ReadConfiguration): void {
  read.insights ??= [];
  const insights = read.insights;
  table.forEachRow((row) => {
    const errors = read.errors.length;
    const insight: ConfiguredInsight = {
      row: row.number,
      condition: row.take('condition', (cell) => requiredText(cell, LONGEST_CONDITION)) ?? '',
      text: row.take('insight', (cell) => requiredText(cell, INSIGHT_TEXT)) ?? '',
      advice: row.take('advice', (cell) => optionalText(cell, INSIGHT_TEXT)),
      place: row.take('place', (cell) => optionalText(cell, SECTION_NAME)),
      weight: row.take('weight', insightWeight),
      active: row.take('active', yesNo),
    };
    if (read.errors.length === errors) insights.push(insight);
  });
}

const MIDDLE_WEIGHT = 5;

/** A whole number from 1 to 10; blank means 5. */
function insightWeight(cell: Cell | undefined): Field<number> {
  const word = textOf(cell);
  if (word === '') return { value: MIDDLE_WEIGHT };
  const value = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  return value >= 1 && value <= MOST_INSIGHT_WEIGHT
    ? { value }
    : {
        reason: {
          code: 'insight_weight_invalid',
          params: { value: quoted(cell), limit: MOST_INSIGHT_WEIGHT },
        },
      };
}

/** What the sheet does to insights, and what of it cannot be done. */
export interface InsightsPlan extends InsightChanges {
  unchanged: number;
  changes: RowChange[];
  errors: RowError[];
}

const meansSummary = nameFinder(['summary']);

/**
 * Compares the rows of the sheet with the insights that are there, over the sections as the file leaves them. Rows are the same insight
 * by condition, else by text. The sheet holds all of them, so what it leaves out is removed, but for those that rest. Without the sheet
 * nothing changes. Pure (rules: configuration workbook).
 */
export function planInsights(
  rows: readonly ConfiguredInsight[] | null,
  present: readonly StoredInsight[],
  sections: NamedSections,
): InsightsPlan {
  const plan: InsightsPlan = { create: [], update: [], remove: [], unchanged: 0, changes: [], errors: [] };
  if (rows === null) return plan;
  const refuse = (row: number, column: string | null, reason: RowReason) =>
    plan.errors.push({ sheet: 'Insights', row, column, reason });
  const written = (when: InsightFields['when']) => printCondition(when, { sections });
  const free = new Set(
    present.filter((one) => written(one.when) !== null && placeOf(one, sections, '') !== null),
  );
  const rests = present.length - free.size;
  const wanted = rows.flatMap((row) => {
    const read = parseCondition(row.condition, { sections });
    if ('error' in read) {
      const { code, at, found } = read.error;
      refuse(row.row, 'condition', {
        code: `condition_${code}`,
        params: { at: at + 1, value: found.slice(0, 60) },
      });
      return [];
    }
    const section = sectionOf(row.place, sections);
    if (section === undefined) {
      refuse(row.row, 'place', { code: 'insight_place_invalid', params: { value: row.place ?? '' } });
      return [];
    }
    return [{ row, when: read.condition, sectionId: section }];
  });
  const take = (matches: (one: StoredInsight) => boolean) => {
    const found = [...free].find(matches);
    if (found) free.delete(found);
    return found;
  };
  const byCondition = wanted.map(({ when }) => take((one) => written(one.when) === written(when)));
  for (const [index, { row, when, sectionId }] of wanted.entries()) {
    const before = byCondition[index] ?? take((one) => fold(one.text) === fold(row.text));
    const values: InsightFields = {
      when,
      text: row.text,
      advice: row.advice === undefined ? (before?.advice ?? null) : row.advice,
      place: sectionId === null ? 'summary' : 'section',
      sectionId,
      weight: row.weight ?? before?.weight ?? MIDDLE_WEIGHT,
      active: row.active ?? before?.active ?? true,
    };
    const shown = (one: InsightFields) => {
      const { when: condition, text, sectionId: place, place: _place, ...others } = one;
      return { condition: written(condition), insight: text, place: nameOf(place, sections), ...others };
    };
    const changes = before && differences(shown({ ...before }), shown(values));
    if (!before) plan.create.push(values);
    else if (Object.keys(changes!).length > 0) plan.update.push({ id: before.id, ...values });
    else plan.unchanged += 1;
    noteChange(
      plan.changes,
      { sheet: 'Insights', row: row.row, name: row.text },
      before && shown(before),
      changes,
    );
  }
  plan.remove = [...free].map(({ id }) => id);
  for (const { text } of free)
    plan.changes.push({ sheet: 'Insights', row: 1, what: 'removed', name: text, fields: [] });
  if (rows.length + rests > MOST_INSIGHTS)
    refuse(rows[Math.max(0, MOST_INSIGHTS - rests)]!.row, null, {
      code: 'insights_too_many',
      params: { limit: MOST_INSIGHTS },
    });
  return plan;
}

/** Null for the summary, which a blank place means, too; undefined where there is no such section. */
function sectionOf(place: string | null | undefined, sections: NamedSections): number | null | undefined {
  if (place === null || place === undefined) return null;
  const section = sections.find(({ name }) => fold(name) === fold(place));
  return section ? section.id : meansSummary(place) ? null : undefined;
}

const nameOf = (id: number | null, sections: NamedSections): string | null =>
  sections.find((section) => section.id === id)?.name ?? null;
