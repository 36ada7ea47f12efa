import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { evaluationQuery } from './evaluation.api.ts';
import { EvaluationMissing } from './evaluation-missing.tsx';
import { EvaluationSkeleton } from './evaluation-skeleton.tsx';
import { EvaluationViewer } from './evaluation-viewer.tsx';

/** A clinic's own evaluation, opened by its link. */
export function EvaluationPage() {
  const t = useTexts();
  const { hashedUrl = '' } = useParams();
  const [search] = useSearchParams();
  const preview = search.get('preview') === '1';
  const { data, isPending, refetch, error } = useQuery(evaluationQuery(hashedUrl, preview));
  usePageTitle(`${t('evaluation.page.title')} – ${t('app.title')}`);
  return (
    <>
      <meta content="noindex, nofollow" name="robots" />
      <meta content="no-referrer" name="referrer" />
      {isPending && <EvaluationSkeleton />}
      {data !== undefined && <EvaluationViewer hashedUrl={hashedUrl} preview={preview} view={data} />}
      {data === undefined && error !== null && (
        <EvaluationMissing error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
