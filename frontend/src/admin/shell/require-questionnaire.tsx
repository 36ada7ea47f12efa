import { Outlet } from 'react-router-dom';
import { QueryError } from '../ui/query-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useQuestionnaireSelection } from './current-questionnaire.tsx';
import { NoQuestionnaire } from './no-questionnaire.tsx';

/** Stands before every screen that works on a questionnaire: one friendly page when there is none. */
export function RequireQuestionnaire() {
  const { current, error, retry, state } = useQuestionnaireSelection();
  if (state === 'loading') return <Skeleton lines={8} />;
  if (state === 'failed') {
    return <QueryError error={error} onRetry={retry} titleKey="shell.questionnaire.load-failed" />;
  }
  return current === null ? <NoQuestionnaire /> : <Outlet key={current.id} />;
}
