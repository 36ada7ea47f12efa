import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { useChange } from '../../../../../shared/actions/use-change.ts';
import { query } from '../../../../../shared/api/query.ts';
import { text } from '../../../../../shared/texts/i18n.ts';
import { type ChoosableColumn } from '../columns.tsx';
import { tableColumnsOptions, type SavedView } from '../shown-columns.ts';

const views = '/api/admin/questionnaires/{id}/views';

/** The person's views of the questionnaire's evaluations, and those that colleagues share. */
export function viewsOptions(questionnaireId: number) {
  return query(views, { path: { id: questionnaireId } }, { staleTime: 0 });
}

type NewView = Pick<SavedView, 'name' | 'query' | 'isShared'>;

/** Saves a view under a name. */
export function useSaveView(questionnaireId: number) {
  return useChange({
    mutationFn: (body: NewView) => call('post', views, { path: { id: questionnaireId }, body }),
    done: (_answer, { name }) => ({ title: 'views.saved', values: { name } }),
    meta: { errorTitle: 'views.failed' },
    refresh: viewsOptions(questionnaireId).queryKey,
  });
}

/** Renames a view, or shares it. */
export function useChangeView(questionnaireId: number) {
  return useChange({
    mutationFn: ({ id, ...body }: { id: string; name?: string; isShared?: boolean }) =>
      call('patch', `${views}/{viewId}`, { path: { id: questionnaireId, viewId: id }, body }),
    meta: { errorTitle: 'views.failed' },
    refresh: viewsOptions(questionnaireId).queryKey,
  });
}

/** Removes a view; the toast brings it back. */
export function useRemoveView(questionnaireId: number) {
  const save = useSaveView(questionnaireId);
  return useChange({
    mutationFn: ({ id }: SavedView) =>
      call('delete', `${views}/{viewId}`, { path: { id: questionnaireId, viewId: id } }),
    done: (_answer, { name, query: asked, isShared }) => ({
      title: 'views.removed',
      values: { name },
      action: {
        label: text('trash.undo.label'),
        act: () => save.mutate({ name, query: asked, isShared }),
      },
    }),
    meta: { errorTitle: 'views.failed' },
    refresh: viewsOptions(questionnaireId).queryKey,
  });
}

/** Keeps which columns the person wants to see; they show before the server has answered. */
export function useKeepColumns() {
  const client = useQueryClient();
  const { queryKey } = tableColumnsOptions;
  return useChange({
    mutationFn: (columns: readonly ChoosableColumn[]) =>
      call('put', '/api/admin/table-columns', { body: { columns: [...columns] } }),
    onMutate: (columns) => client.setQueryData(queryKey, { columns: [...columns] }),
    meta: { errorTitle: 'views.columns.failed' },
    refresh: queryKey,
  });
}
