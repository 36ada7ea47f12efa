import { useChange } from '../../../shared/actions/use-change.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { call } from '../../../shared/api/call.ts';
import { type ToastAction } from '../../../shared/toast/toast-store.ts';

/** The button of a toast that takes a deletion back; the trash has the same for 30 days. */
export function useUndo(questionnaireId: number): (deletionId: string) => ToastAction {
  const undo = useChange({
    mutationFn: (deletionId: string) =>
      call('post', '/api/admin/trash/restore', {
        query: { questionnaireId },
        body: { deletionIds: [deletionId] },
      }),
    done: ({ data: { restoredCount, left } }) => {
      const [obstacle] = left;
      if (obstacle) return { title: 'trash.undo.failed', description: obstacle.message, tone: 'bad' };
      return {
        title: restoredCount > 0 ? 'trash.undo.done' : 'trash.undo.nothing',
        tone: restoredCount > 0 ? 'good' : 'info',
      };
    },
    meta: { errorTitle: 'trash.undo.failed' },
    refresh: (client) => client.invalidateQueries(),
  });
  return (deletionId) => ({ label: text('trash.undo.label'), act: () => undo.mutate(deletionId) });
}
