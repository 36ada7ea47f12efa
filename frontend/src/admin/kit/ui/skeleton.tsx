import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './skeleton.module.css';

/** Grey lines in the place of content that is still loading. */
export function Skeleton({ lines }: { lines: number }) {
  const t = useTexts();
  return (
    <div className="stack gap-4" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span aria-hidden="true" className={`full ${styles.line}`} key={index} />
      ))}
    </div>
  );
}
