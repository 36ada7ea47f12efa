import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { refreshAll, refreshQuestionnaires, type Questionnaire } from '../shell/questionnaires.api.ts';

/** What a person says of a questionnaire; empty addresses are none. */
export type QuestionnaireFields = Pick<
  Questionnaire,
  | 'name'
  | 'language'
  | 'googleFormUrl'
  | 'googleSheetsUrl'
  | 'demoButtonUrl'
  | 'isActive'
  | 'syncEnabled'
  | 'syncMinutes'
>;

const listPath = '/api/admin/questionnaires';

/** Questionnaires that were deleted and can still be brought back. */
export const deletedOptions = queryOptions<Questionnaire[]>({
  queryKey: [listPath, { deleted: true }],
  staleTime: 0,
});

/** Creates one, or copies another under a new name; what is new is worked on from then on. */
export function useCreateQuestionnaire(onDone: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const { choose } = useQuestionnaireSelection();
  return useMutation({
    mutationFn: (how: { fields: QuestionnaireFields } | { copyOf: number; name: string }) =>
      'fields' in how
        ? change<Questionnaire>(listPath, { body: how.fields })
        : change<Questionnaire>(`${listPath}/${how.copyOf}/copy`, { body: { name: how.name } }),
    meta: { errorTitle: 'questionnaires.create.failed' },
    onSuccess: async ({ data }) => {
      onDone();
      toast({ title: t('questionnaires.create.done'), description: data.name, tone: 'good' });
      await refreshQuestionnaires(client);
      choose(data.id);
    },
  });
}

/** Changes some of a questionnaire's fields. */
export function useChangeQuestionnaire(onDone: () => void = () => undefined) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: { id: number; fields: Partial<QuestionnaireFields> }) =>
      change<Questionnaire>(`${listPath}/${id}`, { method: 'PATCH', body: fields }),
    meta: { errorTitle: 'questionnaires.change.failed' },
    onSuccess: async ({ data }) => {
      onDone();
      toast({ title: t('questionnaires.change.done'), description: data.name, tone: 'good' });
      await refreshQuestionnaires(client);
    },
    onError: () => refreshQuestionnaires(client),
  });
}

/** Hides a questionnaire; for 30 days it can be brought back. */
export function useDeleteQuestionnaire(onDone: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Questionnaire) => change(`${listPath}/${id}`, { method: 'DELETE' }),
    meta: { errorTitle: 'questionnaires.delete.failed' },
    onSuccess: async (_answer, { name }) => {
      onDone();
      toast({ title: t('questionnaires.delete.done'), description: name, tone: 'good' });
      await refreshAll(client);
    },
  });
}

/** Brings a deleted questionnaire back with all that hangs on it. */
export function useRestoreQuestionnaire() {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Questionnaire) => change<Questionnaire>(`${listPath}/${id}/restore`),
    meta: { errorTitle: 'questionnaires.restore.failed' },
    onSuccess: async ({ data }) => {
      toast({ title: t('questionnaires.restore.done'), description: data.name, tone: 'good' });
      await refreshAll(client);
    },
  });
}
