import { weeksOf } from '../../analytics/period.js';
import { stateOf } from '../form-state.js';
import type { FormState } from '../public/form.dto.js';

export interface Came {
  visited: number;
  started: number;
  finished: number;
}

/** How many came how far; source and week are null in sums over all of them. */
export interface FunnelSums extends Came {
  source: string | null;
  week: string | null;
}

export interface FunnelRow {
  isOpen: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  isActive: boolean;
  questions: number;
  sums: FunnelSums[];
  /** Those that ask something, in the questionnaire's order. */
  sections: { sectionId: number; sectionName: string; reached: number }[];
}

export interface FormFunnel extends Came {
  state: FormState;
  /** The busiest ones first. */
  sources: (Came & { source: string })[];
  /** How many further sources there are. */
  moreSources: number;
  /** From the first to the last in which somebody came, empty ones too. */
  weeks: (Came & { week: string })[];
  sections: FunnelRow['sections'];
}

/** A limit, as anybody can write anything after `?source=`. */
export const MOST_SOURCES = 50;

/** The funnel of a form, sorted out. Pure (rules: funnel of a form). */
export function formFunnelOf({ sums, sections, ...form }: FunnelRow, now: Date): FormFunnel {
  const sources = sums.flatMap(({ source, ...row }) => (source === null ? [] : [{ source, ...cameOf(row) }]));
  sources.sort((a, b) => b.visited - a.visited || b.started - a.started || (a.source < b.source ? -1 : 1));
  return {
    state: stateOf(form, now),
    ...cameOf(sums.find(({ source, week }) => source === null && week === null)),
    sources: sources.slice(0, MOST_SOURCES),
    moreSources: Math.max(0, sources.length - MOST_SOURCES),
    weeks: everyWeek(sums),
    sections,
  };
}

function everyWeek(sums: readonly FunnelSums[]): FormFunnel['weeks'] {
  const byWeek = new Map(sums.flatMap((row) => (row.week === null ? [] : [[row.week, row] as const])));
  const [from, to] = [[...byWeek.keys()].sort()[0], [...byWeek.keys()].sort().at(-1)];
  if (from === undefined || to === undefined) return [];
  return weeksOf({ from, to }).map((week) => ({ week, ...cameOf(byWeek.get(week)) }));
}

const cameOf = ({ visited, started, finished }: Came = { visited: 0, started: 0, finished: 0 }): Came => ({
  visited,
  started,
  finished,
});
