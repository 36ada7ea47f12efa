import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { type Language } from '../../shared/texts/languages.ts';
import { Gauge } from '../ui/gauge.tsx';
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

/** An evaluation of the demonstration in each language, as it stood; the clinics are made up. */
const samples: Readonly<Record<Language, { percentage: number; average: { mean: number; n: number } }>> = {
  hu: { percentage: 59.6, average: { mean: 50, n: 40 } },
  en: { percentage: 61.5, average: { mean: 50.5, n: 40 } },
  ro: { percentage: 59.6, average: { mean: 52.2, n: 40 } },
};

/** What of its texts is shown. */
const excerpts = ['finding', 'step'] as const;

/** A result in miniature, drawn by the same parts as a real one and marked as a sample, with a sentence and the first step of its texts. */
function SampleResult() {
  const t = useTexts();
  return (
    <figure className={`stack gap-3 full ${sampleResultStyles.sheet}`}>
      <figcaption className={`text-2 soft text-center ${sampleResultStyles.label}`}>
        {t('landing.sample.label')}
      </figcaption>
      <div className={`stack gap-5 card rounder raised ${sampleResultStyles.paper}`}>
        <div className="cluster gap-line spread align-baseline line-below">
          <span className="bold">{t('landing.sample.heading')}</span>
          <span className="text-3 soft">{t('landing.sample.clinic')}</span>
        </div>
        <Gauge {...samples[currentLanguage()]} />
        <dl className="stack gap-4">
          {excerpts.map((excerpt) => (
            <div className="stack gap-1" key={excerpt}>
              <dt className="text-2 soft">{t(`landing.sample.${excerpt}-label`)}</dt>
              <dd className={excerpt === 'step' ? 'strong' : undefined}>{t(`landing.sample.${excerpt}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
