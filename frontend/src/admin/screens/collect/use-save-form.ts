import { call } from '../../../shared/api/call.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { type FormChanges, formOptions, formStatesOptions } from '../../kit/online-form/online-form.api.ts';

/** Changes the fields that are named; what the server stores is shown at once. */
export function useSaveForm(questionnaireId: number) {
  return useChange({
    mutationFn: (fields: FormChanges) =>
      call('patch', '/api/admin/online-form', { query: { questionnaireId }, body: fields }),
    done: () => ({ title: 'online-form.saved' }),
    meta: { errorTitle: 'online-form.save-failed' },
    onSuccess: ({ data }, _fields, _result, { client }) =>
      client.setQueryData(formOptions(questionnaireId).queryKey, data),
    refresh: formStatesOptions.queryKey,
  });
}
