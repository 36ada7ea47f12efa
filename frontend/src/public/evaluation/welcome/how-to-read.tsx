import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import styles from './welcome.module.css';

const starts = [75, 50, 25, 0] as const;

/** Explains the gauge with the clinic's own. */
export function HowToRead({ percentage, average }: Readonly<Pick<EvaluationView, 'percentage' | 'average'>>) {
  const t = useTexts();
  const own = scoreBand(percentage).band;
  return (
    <section>
      <h2>{t('evaluation.welcome.example-title')}</h2>
      <div className={`align-center ${styles.example}`}>
        <Gauge average={average} percentage={percentage} />
        <div className="stack gap-4">
          <p>
            {t('evaluation.welcome.example-text')}
            {average > 0 && ` ${t('evaluation.welcome.example-average')}`}
          </p>
          <ul className={`text-3 ${styles.ranges}`}>
            {starts.map((from) => {
              const { band, colorVar, wordKey } = scoreBand(from);
              return (
                <li className={`row align-center ${band === own ? 'bold' : ''}`} key={from}>
                  <span aria-hidden="true" className="swatch" style={{ backgroundColor: colorVar }} />
                  {t('evaluation.welcome.band', { word: t(wordKey), from: formatPercent(from) })}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
