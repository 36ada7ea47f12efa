import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './faq.module.css';

const questions = ['time', 'price', 'when', 'data'] as const;

/** The four questions; sharing a name makes the browser keep at most one open. */
export function Faq() {
  const t = useTexts();
  return (
    <section className={`center ${styles.faq}`}>
      <h2>{t('landing.faq.title')}</h2>
      <div className={styles.list}>
        {questions.map((question) => (
          <details className={styles.item} key={question} name="faq">
            <summary className={`row gap-4 spread align-center ${styles.question}`}>
              <h3 className="strong">{t(`landing.faq.${question}`)}</h3>
              <svg aria-hidden="true" height="18" viewBox="0 0 18 18" width="18">
                <path
                  d="M3 6l6 6 6-6"
                  fill="none"
                  stroke="currentColor"
                  strokeLinecap="round"
                  strokeWidth="2"
                />
              </svg>
            </summary>
            <p className={`soft ${styles.answer}`}>{t(`landing.faq.${question}-answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
