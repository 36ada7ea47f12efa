import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { shareOf } from '../../ui/gauge-geometry.ts';
import { type Position } from '../evaluation-view.ts';
import styles from './position-figure.module.css';

interface PositionFigureProps {
  position: Position;
  /** The clinic's own result, 0..100. */
  percentage: number;
}

/** Where the clinic stands among all that were evaluated: the middle half, the median and its own place, also in words. */
export function PositionFigure({ position, percentage }: Readonly<PositionFigureProps>) {
  const t = useTexts();
  const { median, q1, q3, ahead, n, date } = position;
  return (
    <section>
      <h2>{t('evaluation.position.title')}</h2>
      <p className={`text-4 unbroken ${styles.ahead}`}>
        {t('evaluation.position.ahead', { count: n, ahead: formatNumber(ahead), n: formatNumber(n) })}
      </p>
      <figure className={`unbroken ${styles.figure}`}>
        <div aria-hidden="true" className={`relative ${styles.scale}`}>
          <span
            className={styles.middle}
            style={{ insetInlineStart: at(q1), inlineSize: `${(shareOf(q3) - shareOf(q1)) * 100}%` }}
          />
          <span className={styles.median} style={{ insetInlineStart: at(median) }} />
          <span className={styles.own} style={{ insetInlineStart: at(percentage) }} />
        </div>
        <p aria-hidden="true" className={`row spread text-2 soft ${styles.ends}`}>
          <span>{formatPercent(0)}</span>
          <span>{formatPercent(100)}</span>
        </p>
        <figcaption>
          <ul className={`cluster gap-wide ${styles.legend}`}>
            <li className="row align-center strong" data-mark="own">
              {t('evaluation.position.own', { percent: formatPercent(percentage) })}
            </li>
            <li className="row align-center" data-mark="median">
              {t('evaluation.position.median', { percent: formatPercent(median) })}
            </li>
            <li className="row align-center" data-mark="middle">
              {t('evaluation.position.middle', { from: formatPercent(q1), to: formatPercent(q3) })}
            </li>
          </ul>
          <p className="space-above-2 text-2 soft">
            {t('evaluation.position.date', { date: formatDate(date) })}
          </p>
        </figcaption>
      </figure>
    </section>
  );
}

function at(percentage: number): string {
  return `${shareOf(percentage) * 100}%`;
}
