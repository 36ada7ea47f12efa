import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Folded } from '../../ui/folded.tsx';
import { shareOf } from '../../ui/gauge-geometry.ts';
import { type EvaluationView, type Position } from '../evaluation-view.ts';
import { dotsOf } from './dots.ts';
import styles from './position-figure.module.css';

/** Fewer are said in words only (rules: industry average). */
const fewest = 5;

/** Where the clinic stands among all that were evaluated, also in words; where these are too few, that. */
export function PositionFigure({
  view: { position, percentage, average },
}: {
  view: Pick<EvaluationView, 'position' | 'percentage' | 'average'>;
}) {
  const t = useTexts();
  if (position === null && average.n >= fewest) return null;
  return (
    <Folded title={t('evaluation.position.title')}>
      {position === null ? (
        <p>{t('evaluation.position.too-few')}</p>
      ) : (
        <>
          {position.ahead > 0 && (
            <p className={styles.ahead}>
              {t('evaluation.position.ahead', {
                count: position.n,
                ahead: formatNumber(position.ahead),
                n: formatNumber(position.n),
              })}
            </p>
          )}
          <PositionStrip percentage={percentage} position={position} />
        </>
      )}
    </Folded>
  );
}

/** Each result where they are few, else the middle half; the median and the clinic's own place. */
export function PositionStrip({ position, percentage }: { position: Position; percentage: number }) {
  const t = useTexts();
  const { median, q1, q3, each, date } = position;
  const dots = dotsOf(each ?? []);
  return (
    <figure className="unbroken">
      <div aria-hidden="true" className={`relative ${styles.scale}`}>
        {dots.length === 0 && (
          <span
            className={styles.middle}
            style={{ insetInlineStart: at(q1), inlineSize: `${(shareOf(q3) - shareOf(q1)) * 100}%` }}
          />
        )}
        <span className={styles.median} style={{ insetInlineStart: at(median) }} />
        {dots.map(({ percentage: place, row }, index) => (
          <span
            className={styles.dot}
            key={index}
            style={{ insetInlineStart: at(place), insetBlockEnd: `${3 + row * 9}px` }}
          />
        ))}
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
          <li className="row align-center" data-mark={dots.length === 0 ? 'middle' : 'none'}>
            {t('evaluation.position.middle', { from: formatPercent(q1), to: formatPercent(q3) })}
          </li>
          {dots.length > 0 && (
            <li aria-hidden="true" className="row align-center" data-mark="dot">
              {t('evaluation.position.each')}
            </li>
          )}
        </ul>
        <p className="space-above-2 text-2 soft">
          {t('evaluation.position.date', { date: formatDate(date) })}
        </p>
      </figcaption>
    </figure>
  );
}

function at(percentage: number): string {
  return `${shareOf(percentage) * 100}%`;
}
