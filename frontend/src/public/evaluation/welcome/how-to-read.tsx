import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from './welcome.module.css';

const starts = [75, 50, 25, 0] as const;
const width = 25;

/** Explains the gauge with the clinic's own. */
export function HowToRead({ percentage, average }: Pick<EvaluationView, 'percentage' | 'average'>) {
  const t = useTexts();
  const own = scoreBand(percentage).band;
  return (
    <section>
      <h2 className="text-5">{t('evaluation.welcome.example-title')}</h2>
      <p>
        {t('evaluation.welcome.example-text')}
        {average.mean > 0 && ` ${t('evaluation.welcome.example-average')}`}
      </p>
      <div className={`align-center space-above-4 ${styles.example}`}>
        <Gauge average={average} percentage={percentage} />
        <ul className={`text-3 ${styles.ranges}`}>
          {starts.map((from) => {
            const { band, colorVar, wordKey } = scoreBand(from);
            return (
              <li className={`row align-center ${band === own ? 'bold' : ''}`} key={from}>
                <span aria-hidden="true" className="swatch" style={{ backgroundColor: colorVar }} />
                {t(bandKey(from), {
                  word: t(wordKey),
                  from: formatPercent(from),
                  to: formatPercent(from + width),
                })}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** A band ends just below the next, so that none overlaps another. */
function bandKey(from: number): string {
  if (from === starts[0]) return 'evaluation.welcome.band-top';
  return from === 0 ? 'evaluation.welcome.band-bottom' : 'evaluation.welcome.band';
}
