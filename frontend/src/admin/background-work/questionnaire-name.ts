import { type Job } from '../jobs/jobs.api.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';

/** Gives the name of a job's questionnaire; empty for one that is gone. */
export function useQuestionnaireName(): (job: Pick<Job, 'questionnaireId'>) => string {
  const { list } = useQuestionnaireSelection();
  return ({ questionnaireId }) => list.find(({ id }) => id === questionnaireId)?.name ?? '';
}
