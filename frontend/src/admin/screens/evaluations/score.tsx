import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { scoreBand } from '../../../shared/score/score-band.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import styles from './evaluations.module.css';

/**
 * Points and percentage, such as "31/50 · 62%", with the band's word for those who see no colour; neither where too few questions
 * were answered for a result, or no points could be reached.
 */
export function Score({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  if (!row.hasResult || row.maxScore === 0)
    return (
      <span
        className="soft"
        title={t(row.maxScore === 0 ? 'evaluations.no-points-hint' : 'evaluations.no-result-hint')}
      >
        {t('evaluations.no-result')}
      </span>
    );
  const { colorVar, wordKey } = scoreBand(row.percentage);
  const word = t(wordKey);
  return (
    <span className="numeric nowrap" title={word}>
      <span aria-hidden="true" className="dot" style={{ background: colorVar }} />
      {formatNumber(row.totalScore)}/{formatNumber(row.maxScore)}
      <span className={styles.between}> · </span>
      <span className={styles.percent}>{formatPercent(row.percentage)}</span>
      <span className="visually-hidden">, {word}</span>
    </span>
  );
}
