import { type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { type FormChanges, formOptions, formStatesOptions } from '../../kit/online-form/online-form.api.ts';
import { landingOptions } from './collect.api.ts';
import { refreshInvitations } from './invitations/invitations.api.ts';

/** Changes the fields that are named; what the server stores is shown at once. */
export function useSaveForm(questionnaireId: number) {
  return useChange({
    mutationFn: (fields: FormChanges) =>
      call('patch', '/api/admin/online-form', { query: { questionnaireId }, body: fields }),
    done: () => ({ title: 'online-form.saved' }),
    meta: { errorTitle: 'online-form.save-failed' },
    onSuccess: ({ data }, _fields, _result, { client }) =>
      client.setQueryData(formOptions(questionnaireId).queryKey, data),
    refresh: readWhatFollows,
  });
}

/** Where the landing page leads and whether clinics can be invited follows from whether a form is open. */
const readWhatFollows = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: formStatesOptions.queryKey }),
    client.invalidateQueries({ queryKey: landingOptions.queryKey }),
    refreshInvitations(client),
  ]);
