import { useTexts } from '../../shared/texts/i18n.ts';
import { Gauge } from '../ui/gauge.tsx';
import { ScoreBar } from '../ui/score-bar.tsx';
import styles from './sample-result.module.css';

const sample = { percentage: 68, average: 54 };
const sections = [
  { name: 'first', percentage: 84, average: 61 },
  { name: 'second', percentage: 67, average: 58 },
  { name: 'third', percentage: 45, average: 49 },
  { name: 'fourth', percentage: 12, average: 60 },
] as const;

/** A result in miniature, drawn by the same parts as a real one and marked as a sample. */
export function SampleResult() {
  const t = useTexts();
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.label}>{t('landing.sample.label')}</figcaption>
      <div className={styles.paper}>
        <div className={styles.head}>
          <span className={styles.heading}>{t('landing.sample.heading')}</span>
          <span className={styles.clinic}>{t('landing.sample.clinic')}</span>
        </div>
        <Gauge average={sample.average} percentage={sample.percentage} />
        <ul aria-hidden="true" className={styles.bars}>
          {sections.map((section) => (
            <li key={section.name}>
              <span>{t(`landing.sample.${section.name}`)}</span>
              <ScoreBar average={section.average} percentage={section.percentage} />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
