import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './summary.module.css';

/** The whole evaluation for the desk: printed, or as a file where there is one. */
export function TakeAlong({ pdf }: Readonly<{ pdf: string | null }>) {
  const t = useTexts();
  return (
    <section className={styles.take}>
      <h2>{t('evaluation.take.title')}</h2>
      <div className={styles.ways}>
        {pdf !== null && (
          <a className={buttonClass('quiet')} download href={pdf}>
            {t('evaluation.take.pdf')}
          </a>
        )}
        <Button look="quiet" onClick={() => window.print()}>
          {t('evaluation.take.print')}
        </Button>
      </div>
    </section>
  );
}
