import { useTexts } from '../../shared/texts/i18n.ts';
import { Gauge } from '../ui/gauge.tsx';
import { ScoreBar } from '../ui/score-bar.tsx';
import styles from './hero.module.css';
import { type LandingLinks } from './landing.api.ts';
import { QuestionnaireLink } from './questionnaire-link.tsx';
import sampleResultStyles from './sample-result.module.css';

const facts = ['time', 'price', 'result'] as const;

/** One promise, one button, and beside them what the visitor will get. */
export function Hero({ links }: { links: LandingLinks }) {
  const t = useTexts();
  return (
    <section className={styles.hero}>
      <svg aria-hidden="true" className={styles.rings} viewBox="0 0 600 600">
        {[112, 172, 232, 292].map((radius) => (
          <circle cx="300" cy="300" key={radius} r={radius} />
        ))}
      </svg>
      <div className={`align-center center ${styles.inner}`}>
        <div className={`stack gap-5 justify-start ${styles.promise}`}>
          <h1 className={styles.title}>{t('landing.hero.title')}</h1>
          <p className={`text-5 soft ${styles.subtitle}`}>{t('landing.hero.subtitle')}</p>
          <QuestionnaireLink links={links} />
          <ul aria-label={t('landing.hero.facts')} className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <strong className="text-4 bold">{t(`landing.fact.${fact}`)}</strong>
                <span className="text-3 soft">{t(`landing.fact.${fact}-label`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <SampleResult />
      </div>
    </section>
  );
}

/** An evaluation of the demonstration with the points of its areas, as it stood; the clinic is made up. */
const areas = [
  { name: 'online', score: 10, max: 23, average: 67.5 },
  { name: 'contact', score: 23, max: 28, average: 57.9 },
  { name: 'records', score: 22, max: 28, average: 52.2 },
  { name: 'protection', score: 17, max: 33, average: 45 },
  { name: 'marketing', score: 8, max: 20, average: 43.1 },
  { name: 'automation', score: 13, max: 24, average: 34 },
] as const;
const average = { mean: 50, n: 40 };

/** The whole follows from its parts, as in a real result. */
const percentOf = (parts: readonly { score: number; max: number }[]) => {
  const sum = (what: 'score' | 'max') => parts.reduce((total, part) => total + part[what], 0);
  return Math.round((sum('score') / sum('max')) * 1000) / 10;
};

/** A result in miniature, drawn by the same parts as a real one and marked as a sample. */
function SampleResult() {
  const t = useTexts();
  return (
    <figure className={`stack gap-3 full ${sampleResultStyles.sheet}`}>
      <figcaption className={`text-2 soft text-center ${sampleResultStyles.label}`}>
        {t('landing.sample.label')}
      </figcaption>
      <div className={`stack gap-5 card rounder raised ${sampleResultStyles.paper}`}>
        <div className={`cluster gap-line spread align-baseline line-below ${sampleResultStyles.head}`}>
          <span className="bold">{t('landing.sample.heading')}</span>
          <span className={`text-3 soft ${sampleResultStyles.clinic}`}>{t('landing.sample.clinic')}</span>
        </div>
        <Gauge average={average} percentage={percentOf(areas)} />
        <ul aria-hidden="true" className={`stack gap-3 ${sampleResultStyles.bars}`}>
          {areas.map((area) => (
            <li key={area.name}>
              <span>{t(`landing.sample.${area.name}`)}</span>
              <ScoreBar average={area.average} percentage={percentOf([area])} />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
