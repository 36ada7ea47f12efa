import type { SuggestedTip } from '../scoring/score-page.js';

type Weighed = Pick<SuggestedTip, 'weight' | 'points' | 'prepares'>;

/**
 * Why the first step of the ranking comes first, as a key of the page's texts: of all steps that lead to points it has the most
 * weight, or none has more. Null where neither is so, and where the first step only asks for an answer (rules: Verdict). Pure.
 */
export function firstReasonOf(ranked: readonly Weighed[]) {
  const [first] = ranked;
  const [step, ...others] = ranked.filter(({ points, prepares }) => (prepares ?? points) > 0);
  if (first === undefined || step !== first || others.some(({ weight }) => weight > first.weight))
    return null;
  const isEqual = others.some(({ weight }) => weight === first.weight);
  return isEqual ? 'evaluation.headline.reason-equal' : 'evaluation.headline.reason';
}
