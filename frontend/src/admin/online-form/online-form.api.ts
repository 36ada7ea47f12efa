import { useChange } from '../../shared/actions/use-change.ts';
import { type Schemas } from '../../shared/api/operations.ts';
import { query } from '../../shared/api/query.ts';
import { change } from '../session/change.ts';

/** How a questionnaire is filled in on this site: as it is set, and how it stands. */
export type OnlineForm = Schemas['FormSettingsResponse'];
export type FormState = OnlineForm['state'];
export type FormChanges = Schemas['ChangeFormSettingsRequest'];

const formPath = '/api/admin/online-form';

/** The form of a questionnaire; what has come in meanwhile is read anew whenever it is shown. */
export const formOptions = (questionnaireId: number) =>
  query(formPath, { query: { questionnaireId } }, { staleTime: 0 });

/** How the forms of all questionnaires stand. */
export const formStandingsOptions = query('/api/admin/online-forms', {}, { staleTime: 0 });

/** Changes the fields that are named; what the server stores is shown at once. */
export function useSaveForm(questionnaireId: number) {
  return useChange({
    mutationFn: (fields: FormChanges) =>
      change('patch', formPath, { query: { questionnaireId }, body: fields }),
    done: () => ({ title: 'online-form.saved' }),
    meta: { errorTitle: 'online-form.save-failed' },
    onSuccess: ({ data }, _fields, _result, { client }) =>
      client.setQueryData(formOptions(questionnaireId).queryKey, data),
    refresh: formStandingsOptions.queryKey,
  });
}

/** Where a form is looked at as a clinic would see it, whatever its state; nothing of it is kept. */
export const previewAddress = (slug: string) => `/q/${slug}?preview=1`;
