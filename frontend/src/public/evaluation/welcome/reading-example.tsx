import { scoreBand } from '../../../shared/score/score-band.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Gauge } from '../../ui/gauge.tsx';
import styles from './welcome.module.css';

const example = { percentage: 68, average: 54 };
const ranges = [
  { from: 75, to: 100 },
  { from: 50, to: 75 },
  { from: 25, to: 50 },
  { from: 0, to: 25 },
] as const;

/** Explains the gauge with the gauge itself. */
export function ReadingExample() {
  const t = useTexts();
  return (
    <section>
      <h2>{t('evaluation.welcome.example-title')}</h2>
      <div className={`align-center tint-mist rounder ${styles.example}`}>
        <figure className="stack">
          <Gauge average={example.average} percentage={example.percentage} />
          <figcaption className="text-2 soft text-center">{t('evaluation.welcome.example-note')}</figcaption>
        </figure>
        <div className="stack gap-4">
          <p>{t('evaluation.welcome.example-text')}</p>
          <ul className={`text-3 ${styles.ranges}`}>
            {ranges.map(({ from, to }) => {
              const { colorVar, wordKey } = scoreBand(from);
              return (
                <li className="row align-center" key={from}>
                  <span aria-hidden="true" className="swatch" style={{ backgroundColor: colorVar }} />
                  {t('evaluation.welcome.band', { word: t(wordKey), from, to })}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
