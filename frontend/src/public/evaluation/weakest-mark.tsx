import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './page.module.css';

/** Marks the area with the lowest result, by a word in a frame. */
export function WeakestMark() {
  const t = useTexts();
  return (
    <span className={`text-2 strong pill nowrap fixed self-start ${styles.weakest}`}>
      {t('evaluation.headline.weakest-mark')}
    </span>
  );
}
