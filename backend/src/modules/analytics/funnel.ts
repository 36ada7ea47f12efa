import type { ProgressRow } from './count-rows.js';
import { countOf, tenthsOf } from './statistics.js';

export const STEPS = ['received', 'generated', 'verified', 'sent', 'opened', 'clicked', 'offered'] as const;

export interface FunnelStep {
  step: (typeof STEPS)[number];
  /** How many evaluations have come to this step or past it. */
  count: number;
  /** Of those received, in percent with one decimal. */
  percentage: number;
  /** Since the step before; null where no such time is known. */
  medianSeconds: number | null;
}

/** The way of evaluations from their arrival to a request for an offer. Pure (rules: funnel). */
export function funnelOf(rows: readonly ProgressRow[]): FunnelStep[] {
  const of = (step: string) => rows.filter(([mark]) => mark === step);
  const count = (step: string) => of(step).reduce((sum, [, , n]) => sum + n, 0);
  const received = count('received');
  return STEPS.map((step) => ({
    step,
    count: count(step),
    percentage: tenthsOf(count(step), received) / 10,
    medianSeconds: medianOf(of(step)),
  }));
}

/** The middle of what the median's time was shortened from (rules: funnel). */
function medianOf(rows: readonly ProgressRow[]): number | null {
  const times = rows
    .filter(([, seconds]) => seconds >= 0)
    .map(([, seconds, n]) => [seconds, n] as const)
    .sort(([a], [b]) => a - b);
  const middle = Math.floor((countOf(times) - 1) / 2);
  let passed = 0;
  for (const [seconds, n] of times) {
    passed += n;
    if (passed > middle) return seconds + Math.floor(widthOf(seconds) / 2);
  }
  return null;
}

/** How many different seconds were shortened to this: times keep their five leading binary digits. */
const widthOf = (seconds: number): number => (seconds < 32 ? 1 : 2 ** (Math.floor(Math.log2(seconds)) - 4));
