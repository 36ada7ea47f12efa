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
    <figure className={`stack gap-3 full ${styles.sheet}`}>
      <figcaption className={`text-2 soft text-center ${styles.label}`}>
        {t('landing.sample.label')}
      </figcaption>
      <div className={`stack gap-5 raised ${styles.paper}`}>
        <div className={`cluster gap-line spread align-baseline line-below ${styles.head}`}>
          <span className="bold">{t('landing.sample.heading')}</span>
          <span className={`text-3 soft ${styles.clinic}`}>{t('landing.sample.clinic')}</span>
        </div>
        <Gauge average={sample.average} percentage={sample.percentage} />
        <ul aria-hidden="true" className={`stack gap-3 ${styles.bars}`}>
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
