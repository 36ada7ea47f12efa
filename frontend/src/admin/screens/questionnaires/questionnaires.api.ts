import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import {
  refreshAll,
  refreshQuestionnaires,
  type Questionnaire,
} from '../../kit/session/questionnaires.api.ts';

/** What a person says of a questionnaire; empty addresses are none. */
export const fieldNames = [
  'name',
  'language',
  'googleFormUrl',
  'googleSheetsUrl',
  'demoButtonUrl',
  'isActive',
  'syncEnabled',
  'syncMinutes',
  'mailShowsScore',
  'minAnsweredPercent',
  'aiWording',
  'reviewerName',
  'reviewerRole',
] as const;
export type QuestionnaireFields = Pick<Questionnaire, (typeof fieldNames)[number]>;

export type SyncSchedule = Schemas['SyncScheduleResponse'];

/** Questionnaires that were deleted and can still be brought back. */
export const deletedOptions = query(
  '/api/admin/questionnaires',
  { query: { deleted: true } },
  { staleTime: 0 },
);

/** When the spreadsheet of a questionnaire was read last, and when it is read next. */
export function syncScheduleOptions(questionnaireId: number) {
  const place = { path: { id: questionnaireId } };
  return query('/api/admin/questionnaires/{id}/sync-schedule', place, { staleTime: 0 });
}

/** What the AI has cost in the last 30 days. */
export const aiUsageOptions = query('/api/admin/ai-usage', { query: {} }, { staleTime: 60_000 });

/** What a new questionnaire may be made of. */
export const starts = ['gp', 'dental', 'specialist', 'empty', 'workbook', 'form'] as const;
export type Start = (typeof starts)[number];
export const isTemplate = (start: Start): start is 'gp' | 'dental' | 'specialist' =>
  start === 'gp' || start === 'dental' || start === 'specialist';
export interface NewQuestionnaire extends Pick<Questionnaire, 'name' | 'language'> {
  start: Start;
  googleFormUrl?: string;
}

/** Questionnaires to start from, in every language. */
export const templatesOptions = query('/api/admin/questionnaire-templates');

/** Creates one, or copies another under a new name; what is new is worked on from then on, beginning with its questions. */
export function useCreateQuestionnaire(onDone: () => void) {
  const client = useQueryClient();
  const { chooseAndGo } = useQuestionnaireSelection();
  return useChange({
    mutationFn: createBy,
    done: ({ data }) => ({ title: 'questionnaires.create.done', description: data.name }),
    meta: { errorTitle: 'questionnaires.create.failed' },
    onSuccess: async ({ data }, how) => {
      onDone();
      await refreshQuestionnaires(client);
      chooseAndGo(data.id, paths.configuration, 'start' in how ? { start: how.start } : null);
    },
  });
}

function createBy(how: NewQuestionnaire | { copyOf: number; name: string }) {
  const name = how.name.trim();
  if ('copyOf' in how)
    return call('post', '/api/admin/questionnaires/{id}/copy', {
      path: { id: how.copyOf },
      body: { name },
    });
  const { start, language, googleFormUrl } = how;
  if (isTemplate(start))
    return call('post', '/api/admin/questionnaires/from-template', {
      body: { template: start, name, language },
    });
  const form = start === 'form' ? { googleFormUrl: googleFormUrl?.trim() ?? null } : {};
  return call('post', '/api/admin/questionnaires', { body: { name, language, ...form } });
}

/** Changes some of a questionnaire's fields. */
export function useChangeQuestionnaire(onDone: () => void = () => undefined) {
  return useChange({
    mutationFn: ({ id, fields }: { id: number; fields: Partial<QuestionnaireFields> }) =>
      call('patch', '/api/admin/questionnaires/{id}', { path: { id }, body: fields }),
    done: ({ data }) => ({ title: 'questionnaires.change.done', description: data.name }),
    meta: { errorTitle: 'questionnaires.change.failed' },
    onSuccess: onDone,
    refresh: refreshQuestionnaires,
  });
}

/** Hides a questionnaire; for 30 days it can be brought back. */
export function useDeleteQuestionnaire(onDone: () => void) {
  const restore = useRestoreQuestionnaire();
  return useChange({
    mutationFn: ({ id }: Questionnaire) => call('delete', '/api/admin/questionnaires/{id}', { path: { id } }),
    done: (_answer, questionnaire) => ({
      title: 'questionnaires.delete.done',
      description: questionnaire.name,
      action: { label: text('trash.undo.label'), act: () => restore.mutate(questionnaire) },
    }),
    meta: { errorTitle: 'questionnaires.delete.failed' },
    onSuccess: onDone,
    refresh: refreshAll,
  });
}

/** Brings a deleted questionnaire back with all that hangs on it. */
export function useRestoreQuestionnaire() {
  return useChange({
    mutationFn: ({ id }: Questionnaire) =>
      call('post', '/api/admin/questionnaires/{id}/restore', { path: { id } }),
    done: ({ data }) => ({ title: 'questionnaires.restore.done', description: data.name }),
    meta: { errorTitle: 'questionnaires.restore.failed' },
    refresh: refreshAll,
  });
}
