import { formatPercent } from '../../shared/texts/format.ts';
import { type Translate } from '../../shared/texts/i18n.ts';
import { scoreBand } from '../../shared/score/score-band.ts';
import { type EvaluationView, type SectionView } from './evaluation-view.ts';
import { rankedTips, type TipOfSection } from './ranked-tips.ts';

export interface Headline {
  /** Key of the verdict's sentence. */
  key: string;
  /** The first step; null where there is none. */
  step: TipOfSection | null;
  /** Key of why that one: it carries more weight than all others, or none carries more. */
  reason: 'evaluation.headline.reason' | 'evaluation.headline.reason-equal' | null;
  /** The area with the lowest result, where the areas differ; `hasStep`: the first step is one of its own. */
  weakest: (Pick<SectionView, 'name' | 'percentage'> & { hasStep: boolean }) | null;
}

/**
 * The verdict in words: the result's band, the first step of the one ranking with its reason, and the weakest area (rules:
 * Verdict). Null where there is no result to judge. Pure.
 */
export function headlineOf(
  view: Pick<EvaluationView, 'sections' | 'maxScore' | 'percentage'>,
): Headline | null {
  if (view.maxScore <= 0) return null;
  const [first, ...others] = rankedTips(view);
  if (view.percentage >= 100 || first === undefined)
    return { key: headlineKey(view.percentage), step: null, reason: null, weakest: null };
  const weakest = weakestOf(view.sections);
  return {
    key: headlineKey(view.percentage),
    step: first,
    reason: reasonOf(first, others),
    weakest: weakest && {
      name: weakest.name,
      percentage: weakest.percentage,
      hasStep: weakest.name === first.sectionName,
    },
  };
}

/** Why the first step is the first, and where the result is weakest, in words. */
export function reasonsOf({ reason, weakest }: Headline, t: Translate): string {
  const reasons = reason === null ? [] : [t(reason)];
  if (weakest !== null)
    reasons.push(
      t(`evaluation.headline.weakest${weakest.hasStep ? '-here' : ''}`, {
        area: weakest.name,
        percent: formatPercent(weakest.percentage),
      }),
    );
  return reasons.join(' ');
}

/** By the steps that lead to points: what is only to be answered comes last, whatever it weighs. */
function reasonOf(first: TipOfSection, all: readonly TipOfSection[]): Headline['reason'] {
  const [step, ...others] = [first, ...all].filter(({ points, prepares }) => (prepares ?? points) > 0);
  if (step !== first || others.some(({ weight }) => weight > first.weight)) return null;
  return `evaluation.headline.reason${others.some(({ weight }) => weight === first.weight) ? '-equal' : ''}`;
}

const headlineKey = (percentage: number): string =>
  `evaluation.headline.${percentage >= 100 ? 'full' : scoreBand(percentage).band}`;

/** The area with the lowest result; null where several share it, or nothing is missing. */
export function weakestOf(sections: readonly SectionView[]): SectionView | null {
  const counting = sections.filter(({ maxScore }) => maxScore > 0);
  const lowest = Math.min(...counting.map(({ percentage }) => percentage));
  const [weakest, ...others] = counting.filter(({ percentage }) => percentage === lowest);
  return counting.length > 1 && others.length === 0 && weakest !== undefined ? weakest : null;
}
