import { formatPercent } from '../../shared/texts/format.ts';
import { type Translate } from '../../shared/texts/i18n.ts';
import { scoreBand } from '../../shared/score/score-band.ts';
import { type EvaluationView, type SectionView } from './evaluation-view.ts';
import { reasonsOf as stepReasonsOf } from './plan/plan-parts.ts';
import { rankedTips } from './ranked-tips.ts';
import { shortName } from './short-name.ts';

export interface Headline {
  /** Key of the verdict's sentence. */
  key: string;
  /** The first step, by its first sentence; empty where there is none. */
  step: string;
  /** Whether that step carries more weight than all others. */
  isHeaviest: boolean;
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
  const tips = rankedTips(view);
  const [first] = tips;
  if (view.percentage >= 100 || first === undefined)
    return { key: headlineKey(view.percentage), step: '', isHeaviest: false, weakest: null };
  const weakest = weakestOf(view.sections);
  return {
    key: headlineKey(view.percentage),
    step: shortName(first.text),
    isHeaviest: stepReasonsOf(tips)[0] === 'weight',
    weakest: weakest && { ...weakest, hasStep: weakest.name === first.sectionName },
  };
}

/** Why the first step is the first, and where the result is weakest, in words. */
export function reasonsOf({ isHeaviest, weakest }: Headline, t: Translate): string {
  const reasons = isHeaviest ? [t('evaluation.headline.reason')] : [];
  if (weakest !== null)
    reasons.push(
      t(`evaluation.headline.weakest${weakest.hasStep ? '-here' : ''}`, {
        area: weakest.name,
        percent: formatPercent(weakest.percentage),
      }),
    );
  return reasons.join(' ');
}

const headlineKey = (percentage: number): string =>
  `evaluation.headline.${percentage >= 100 ? 'full' : scoreBand(percentage).band}`;

/** Null where several share the lowest result. */
function weakestOf(sections: readonly SectionView[]): Pick<SectionView, 'name' | 'percentage'> | null {
  const counting = sections.filter(({ maxScore }) => maxScore > 0);
  const lowest = Math.min(...counting.map(({ percentage }) => percentage));
  const weakest = counting.filter(({ percentage }) => percentage === lowest);
  return counting.length > 1 && weakest.length === 1 ? { name: weakest[0]!.name, percentage: lowest } : null;
}
