import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type SectionView } from '../evaluation-view.ts';

/** Band and points beside the bar, which says the result; where there is one, the average. */
export function ResultWords({
  result,
}: {
  result: Pick<SectionView, 'percentage' | 'score' | 'maxScore' | 'average'>;
}) {
  const t = useTexts();
  const { percentage, score, maxScore, average } = result;
  const words = [
    t(scoreBand(percentage).wordKey),
    t('evaluation.score.points', { score: formatNumber(score), max: formatNumber(maxScore) }),
  ];
  if (average.mean > 0)
    words.push(
      t('evaluation.gauge.average', {
        average: formatPercent(average.mean),
        count: average.n,
        n: formatNumber(average.n),
      }),
    );
  return <>{words.join(' · ')}</>;
}
