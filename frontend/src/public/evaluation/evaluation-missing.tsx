import { ApiError } from '../../shared/api/api-error.ts';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Brand } from '../ui/brand.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './evaluation-states.module.css';

/** Says that there is no such evaluation; when the cause may pass, it can be tried again. */
export function EvaluationMissing({ error, onRetry }: Readonly<{ error: Error; onRetry: () => void }>) {
  const t = useTexts();
  const mayPass =
    !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
  usePageTitle(`${t('evaluation.missing.title')} – ${t('app.title')}`);
  return (
    <div className="full-page">
      <header className="pad-4">
        <Brand />
      </header>
      <main className={`stack gap-4 justify-center text-center ${styles.missing}`}>
        <svg aria-hidden="true" className={styles.emptyRing} viewBox="0 0 120 120">
          <path d="M25 95a50 50 0 1 1 70 0" />
          <path className={styles.question} d="M49 49a11 11 0 1 1 15 10c-3 1.5-4 3-4 6.500M60 76v.1" />
        </svg>
        <h1 className="text-6">{t('evaluation.missing.title')}</h1>
        <p>{t('evaluation.missing.text')}</p>
        <p>{mayPass ? t('evaluation.missing.temporary') : t('evaluation.missing.advice')}</p>
        <div className={`cluster gap-3 space-above-4 ${styles.actions}`}>
          {mayPass && <Button onClick={onRetry}>{t('error.retry')}</Button>}
          <a className={buttonClass(mayPass ? 'quiet' : 'main')} href="/">
            {t('evaluation.missing.home')}
          </a>
        </div>
      </main>
    </div>
  );
}
