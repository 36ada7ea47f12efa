import { lazy, Suspense, useEffect } from 'react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { signInAddress } from '../../shared/api/sign-in-address.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { inThisLanguage } from '../language.ts';
import { Brand } from '../ui/brand.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './evaluation-states.module.css';
import { EvaluationViewer } from './evaluation-viewer.tsx';
import { evaluationQuery, fewAnswersOf, type Shown } from './evaluation.api.ts';
import pageStyles from './page.module.css';
import { PrivatePage } from './private-page.tsx';

/** Loads what the page at this path shows; a failure shows where the page itself asks. */
export const prefetch = (client: QueryClient, path: string): Promise<void> =>
  client.prefetchQuery(evaluationQuery(path.split('/')[2] ?? '', false));

const NoResultPage = lazy(() =>
  import('./loaded-later.ts').then((later) => ({ default: later.NoResultPage })),
);
const SharedPage = lazy(() => import('./loaded-later.ts').then((later) => ({ default: later.SharedPage })));

/** A clinic's own evaluation, opened by its link; or what others see of it, by a link that the clinic has shared. */
export function EvaluationPage() {
  const t = useTexts();
  const { hashedUrl = '' } = useParams();
  const [search] = useSearchParams();
  const preview = search.get('preview') === '1';
  const { data, isPending, refetch, error } = useQuery(evaluationQuery(hashedUrl, preview));
  usePageTitle(`${t('evaluation.page.title')} – ${t('app.title')}`);
  return (
    <div className={pageStyles.evaluation}>
      <PrivatePage />
      {isPending && <EvaluationSkeleton />}
      {data !== undefined && fewAnswersOf(data) !== null && (
        <Suspense fallback={<EvaluationSkeleton />}>
          <NoResultPage hashedUrl={hashedUrl} preview={preview} shown={data} />
        </Suspense>
      )}
      {data !== undefined && fewAnswersOf(data) === null && (
        <Suspense fallback={<EvaluationSkeleton />}>
          <Result hashedUrl={hashedUrl} preview={preview} shown={data} />
        </Suspense>
      )}
      {data === undefined && error !== null && (
        <EvaluationMissing error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

interface ResultProps {
  shown: Shown;
  hashedUrl: string;
  preview: boolean;
}

function Result({ shown, hashedUrl, preview }: ResultProps) {
  if ('shared' in shown) return <SharedPage hashedUrl={hashedUrl} view={shown.shared} />;
  return <EvaluationViewer hashedUrl={hashedUrl} preview={preview} view={shown.owner} />;
}

/** The page's shape while its content is on the way. */
function EvaluationSkeleton() {
  const t = useTexts();
  return (
    <main aria-busy="true" className={`stack gap-4 ${styles.skeleton}`}>
      <p className="visually-hidden" role="status">
        {t('evaluation.page.loading')}
      </p>
      <span className={`tint-brand round ${styles.boneTitle}`} />
      <span className={`tint-brand round ${styles.boneLine}`} />
      <span className={`tint-brand round ${styles.boneLine}`} />
      <span className={`tint-brand round ${styles.boneBlock}`} />
      <span className={`tint-brand round ${styles.boneBlock}`} />
    </main>
  );
}

type Cause = 'missing' | 'expired' | 'revoked' | 'staff' | 'unavailable';

const causes: Readonly<Record<string, Cause>> = {
  shared_link_revoked: 'revoked',
  shared_link_expired: 'expired',
};

/** Why the page cannot be shown; what may pass says nothing about the link. */
function causeOf(error: Error): Cause {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
    return 'unavailable';
  if (error.status === 401 || error.status === 403) return 'staff';
  return causes[error.code] ?? 'missing';
}

/** Says that there is no such evaluation, that a shared link has ended, or that it could not be loaded just now. */
function EvaluationMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  const cause = causeOf(error);
  const mayPass = cause === 'unavailable';
  const title = t(`evaluation.${cause}.title`);
  usePageTitle(`${title} – ${t('app.title')}`);
  useEffect(() => {
    if (!mayPass) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [mayPass, onRetry]);
  return (
    <div className="full-page">
      <header className="pad-4">
        <Brand />
      </header>
      <main className={`stack gap-4 justify-center text-center ${styles.missing}`}>
        <svg aria-hidden="true" className={`drawing ${styles.emptyRing}`} viewBox="0 0 120 120">
          <path d="M25 95a50 50 0 1 1 70 0" />
          <path className={styles.question} d="M49 49a11 11 0 1 1 15 10c-3 1.5-4 3-4 6.500M60 76v.1" />
        </svg>
        <h1 className="text-6">{title}</h1>
        <p className="text-4 soft">
          {cause === 'unavailable'
            ? t(`evaluation.unavailable.${navigator.onLine ? 'server' : 'offline'}`)
            : t(`evaluation.${cause}.text`)}
        </p>
        {cause === 'missing' && <p className="text-4 soft">{t('evaluation.missing.advice')}</p>}
        <div className="cluster gap-3 middle space-above-4">
          {mayPass && <Button onClick={onRetry}>{t('error.retry')}</Button>}
          {cause === 'staff' && (
            <a className={buttonClass('main')} href={signInAddress(window.location)}>
              {t('evaluation.staff.sign-in')}
            </a>
          )}
          <a
            className={buttonClass(mayPass || cause === 'staff' ? 'quiet' : 'main')}
            href={inThisLanguage('/')}
          >
            {t('evaluation.missing.home')}
          </a>
        </div>
      </main>
    </div>
  );
}
