import { scoreBand } from '../../shared/score/score-band.ts';
import { formatPercent } from '../../shared/texts/format.ts';
import { shareOf } from './gauge-geometry.ts';
import styles from './score-bar.module.css';

/** From this percentage on the label fits into the painted part. */
const insideFrom = 15;

interface ScoreBarProps {
  /** 0..100; anything above is painted as 100. */
  percentage: number;
  /** Industry average, 0..100, marked below the bar, where it covers no label; 0 hides the mark. */
  average: number;
}

/** One horizontal result bar; a picture beside words that say the same, hence hidden from readers. */
export function ScoreBar({ percentage, average }: ScoreBarProps) {
  const width = `${shareOf(percentage) * 100}%`;
  const inside = percentage >= insideFrom;
  const label = <span className={styles.label}>{formatPercent(percentage)}</span>;
  return (
    <div aria-hidden="true" className={styles.bar} data-average={average > 0}>
      <div
        className={styles.value}
        style={{ inlineSize: width, backgroundColor: scoreBand(percentage).colorVar }}
      >
        {inside && label}
      </div>
      {!inside && label}
      {average > 0 && (
        <span className={styles.marker} style={{ insetInlineStart: `${shareOf(average) * 100}%` }} />
      )}
    </div>
  );
}
