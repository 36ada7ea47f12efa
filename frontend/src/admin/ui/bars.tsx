import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './bars.module.css';

/** Grey bars in the place of text that is still loading. */
export function Bars({ count }: Readonly<{ count: number }>) {
  const t = useTexts();
  return (
    <div className={styles.bars} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <span aria-hidden="true" className={styles.bar} key={index} />
      ))}
    </div>
  );
}
