import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './skeleton.module.css';

/** A title bar and four card blocks in the place of what is still loading. */
export function FiguresSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <span aria-hidden="true" className={styles.title} />
      {[1, 2, 3, 4].map((block) => (
        <span aria-hidden="true" className={styles.block} key={block} />
      ))}
    </div>
  );
}
