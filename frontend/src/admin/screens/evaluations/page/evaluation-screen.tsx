import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EvaluationView } from './evaluation-view.tsx';
import { evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import {
  useQuestionnaireOf,
  useQuestionnaireSelection,
} from '../../../kit/session/current-questionnaire.tsx';
import { QueryError } from '../../../kit/ui/query-error.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

/** All that there is about one evaluation, at an address of its own; the questionnaire it belongs to is taken up by itself. */
export function EvaluationScreen() {
  const { id = '' } = useParams();
  const evaluation = useQuery(evaluationOptions(id));
  const isHere = useQuestionnaireOf(evaluation.data?.questionnaireId);
  const { current } = useQuestionnaireSelection();
  if (evaluation.data === undefined && evaluation.error !== null)
    return (
      <QueryError
        error={evaluation.error}
        onRetry={() => void evaluation.refetch()}
        titleKey="edit.load.failed"
      />
    );
  if (evaluation.data === undefined || current === null || !isHere) return <Skeleton lines={16} />;
  return <EvaluationView evaluation={evaluation.data} key={id} questionnaire={current} />;
}
