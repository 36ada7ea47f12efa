import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './landing.module.css';

/** Line drawings on a 48 unit square: a report, a row of bars with an average, a light bulb. */
const values = [
  { name: 'evaluation', drawing: 'M13 6h16l8 8v28H13zM29 6v8h8M19 22h12M19 29h12M19 36h7' },
  { name: 'average', drawing: 'M7 40V29h7v11M20.5 40V12h7v28M34 40V21h7v19M3 40h42' },
  {
    name: 'tips',
    drawing:
      'M24 6a13 13 0 0 0-7 24c1.5 1.2 2 3 2 5h10c0-2 .5-3.8 2-5a13 13 0 0 0-7-24zM20 41h8M24 22v13M19 20l5 3 5-3',
  },
] as const;

const steps = ['first', 'second', 'third'] as const;

/** What the evaluation brings, in three cards. */
export function ValueCards() {
  const t = useTexts();
  return (
    <section className={`center ${styles.section}`}>
      <h2 className={styles.heading}>{t('landing.values.title')}</h2>
      <ul className={styles.cards}>
        {values.map(({ name, drawing }) => (
          <li className={`stack content-start ${styles.card}`} key={name}>
            <svg aria-hidden="true" className="drawing space-below-2" viewBox="0 0 48 48">
              <path d={drawing} />
            </svg>
            <h3 className="text-5 bold">{t(`landing.values.${name}`)}</h3>
            <p className="soft">{t(`landing.values.${name}-text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happens from the first question to the result. */
export function HowItWorks() {
  const t = useTexts();
  return (
    <section className={`center ${styles.section} ${styles.stepsSection}`}>
      <h2 className={styles.heading}>{t('landing.steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3 className="text-5 bold">{t(`landing.steps.${step}`)}</h3>
            <p className="soft">{t(`landing.steps.${step}-text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
