import { type EvaluationView } from '../evaluation-view.ts';
import { type TipOfSection } from '../ranked-tips.ts';
import { possibleTips } from '../what-if.ts';

const periods = [
  { name: 'first', days: 30, steps: 3 },
  { name: 'next', days: 60, steps: 3 },
  { name: 'later', days: 90, steps: Infinity },
] as const;

export interface Period {
  name: (typeof periods)[number]['name'];
  /** In how many days its steps should be done. */
  days: number;
  tips: TipOfSection[];
}

/**
 * The steps of the plan in their ranking, by period; none that is a large effort in the first one. The server groups its
 * files the same way (rules: Plan of an evaluation).
 */
export function periodsOf(view: Pick<EvaluationView, 'sections'>): Period[] {
  const tips = possibleTips(view);
  return periods
    .map(({ name, days, steps }) => {
      const large = name === 'first' ? tips.findIndex(({ effort }) => effort === 'large') : -1;
      return { name, days, tips: tips.splice(0, large < 0 ? steps : Math.min(steps, large)) };
    })
    .filter((period) => period.tips.length > 0);
}

const dayMilliseconds = 86_400_000;

/** The reader's day so many days from a moment, as YYYY-MM-DD. */
export function dayAfter(days: number, now = new Date()): string {
  const local = now.getTime() - now.getTimezoneOffset() * 60_000;
  return new Date(local + days * dayMilliseconds).toISOString().slice(0, 10);
}
