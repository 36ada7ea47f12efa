import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './hero.module.css';
import { type LandingLinks } from './landing.api.ts';
import { QuestionnaireLink } from './questionnaire-link.tsx';
import { SampleResult } from './sample-result.tsx';

const facts = ['time', 'price', 'result'] as const;

/** One promise, one button, and beside them what the visitor will get. */
export function Hero({ links }: Readonly<{ links: LandingLinks }>) {
  const t = useTexts();
  return (
    <section className={styles.hero}>
      <svg aria-hidden="true" className={styles.rings} viewBox="0 0 600 600">
        {[120, 180, 240, 300].map((radius) => (
          <circle cx="300" cy="300" key={radius} r={radius - 8} />
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
