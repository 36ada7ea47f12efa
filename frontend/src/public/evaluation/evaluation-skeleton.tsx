import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './evaluation-states.module.css';

/** The page's shape while its content is on the way. */
export function EvaluationSkeleton() {
  const t = useTexts();
  return (
    <main aria-busy="true" className={`stack gap-4 ${styles.skeleton}`}>
      <p className="visually-hidden" role="status">
        {t('evaluation.page.loading')}
      </p>
      <span className={styles.boneTitle} />
      <span className={styles.boneLine} />
      <span className={styles.boneLine} />
      <span className={styles.boneBlock} />
      <span className={styles.boneBlock} />
    </main>
  );
}
