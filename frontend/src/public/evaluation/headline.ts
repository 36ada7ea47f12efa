import { scoreBand } from '../../shared/score/score-band.ts';
import { type EvaluationView } from './evaluation-view.ts';
import { topTips } from './viewer.ts';

export interface Headline {
  /** Key of the sentence. */
  key: string;
  /** The area of the first step, which the sentence ends with; empty where it names none. */
  area: string;
}

/**
 * The verdict in one sentence: the result's band, and the area of the first step by the one ranking (rules: Verdict). Null
 * where there is no result to judge.
 */
export function headlineOf(
  view: Pick<EvaluationView, 'sections' | 'maxScore' | 'percentage'>,
): Headline | null {
  if (view.maxScore <= 0) return null;
  if (view.percentage >= 100) return { key: 'evaluation.headline.full', area: '' };
  const { band } = scoreBand(view.percentage);
  const area = topTips(view)[0]?.sectionName ?? '';
  return { key: `evaluation.headline.${band}${area === '' ? '-alone' : ''}`, area };
}
