import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './page-spinner.module.css';

/** Fills the window while the session loads; fixed, so that nothing jumps when it goes. */
export function PageSpinner() {
  const t = useTexts();
  return (
    <div className={styles.cover} role="status">
      <span aria-hidden="true" className={styles.ring} />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
