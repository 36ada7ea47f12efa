import { useTexts } from '../../shared/texts/i18n.ts';
import { type EvaluationView } from './evaluation-view.ts';
import styles from './viewer.module.css';

/** Whose evaluation this is. */
export function ViewerHeader({ view }: Readonly<{ view: EvaluationView }>) {
  const t = useTexts();
  return (
    <header className={styles.header}>
      <p className={styles.headerTitle}>{t('evaluation.page.title')}</p>
      <p className={styles.headerNames}>
        {view.clientName !== '' && <bdi className={styles.client}>{view.clientName}</bdi>}
        {view.clinicName !== '' && <bdi>{view.clinicName}</bdi>}
      </p>
    </header>
  );
}
