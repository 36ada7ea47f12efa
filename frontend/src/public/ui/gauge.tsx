import { scoreBand } from '../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { arcPath, pointOnGauge, shareOf } from './gauge-geometry.ts';
import styles from './gauge.module.css';

interface GaugeProps {
  /** 0..100 */
  percentage: number;
  /** What so many evaluations reached on average, 0..100; 0 hides it. */
  average?: { mean: number; n: number };
}

const radius = 84;

/** The circular gauge of a result: coloured arc, number and band word inside, a dark tick at the industry average. */
export function Gauge({ percentage, average = { mean: 0, n: 0 } }: GaugeProps) {
  const t = useTexts();
  const share = shareOf(percentage);
  const { band, colorVar, wordKey } = scoreBand(percentage);
  const percent = formatPercent(percentage);
  const word = t(wordKey);
  const { mean, n } = average;
  const averageText = formatPercent(mean);
  const others = { average: averageText, count: n, n: formatNumber(n) };
  const label =
    mean > 0
      ? t('evaluation.gauge.label-average', { percent, word, ...others })
      : t('evaluation.gauge.label', { percent, word });
  return (
    <figure className="stack gap-1 justify-center">
      <svg aria-label={label} className={`full block ${styles.gauge}`} role="img" viewBox="-101 -101 202 174">
        <path className={styles.track} d={arcPath(radius, 1)} />
        {share > 0 && (
          <path className={styles.value} d={arcPath(radius, share)} style={{ stroke: colorVar }} />
        )}
        {mean > 0 && <AverageTick share={shareOf(mean)} />}
        <text className={`bold numeric ${styles.number}`} textAnchor="middle" y="6">
          {percent}
        </text>
        <text
          className={`strong ${styles.word}`}
          data-band={band}
          style={{ fill: colorVar }}
          textAnchor="middle"
          y="36"
        >
          {word}
        </text>
      </svg>
      {mean > 0 && (
        <figcaption aria-hidden="true" className="inline-row text-2 soft">
          <span className="legend-tick" />
          {t('evaluation.gauge.average', others)}
        </figcaption>
      )}
    </figure>
  );
}

function AverageTick({ share }: { share: number }) {
  const inner = pointOnGauge(radius - 14, share);
  const outer = pointOnGauge(radius + 14, share);
  const line = { x1: inner.x, x2: outer.x, y1: inner.y, y2: outer.y };
  return (
    <g>
      <line className={styles.halo} {...line} />
      <line className={styles.tick} {...line} />
    </g>
  );
}
