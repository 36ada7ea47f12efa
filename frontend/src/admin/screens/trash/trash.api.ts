import { call } from '../../../shared/api/call.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { listQuery } from '../../../shared/api/query.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { text } from '../../../shared/texts/i18n.ts';

export type TrashEntry = Readonly<Schemas['TrashEntryResponse']>;

/** How many the server puts on a page. */
export const pageSize = 50;

/** A page of what is in the questionnaire's trash, what was deleted last first; or one item of it alone. */
export function trashOptions(questionnaireId: number, page: number, item: string | null = null) {
  return listQuery('/api/admin/trash', { query: { questionnaireId, page, item } }, { staleTime: 0 });
}

/** Brings entries back; what stays in the trash is named with the reason. */
export function useRestore(questionnaireId: number) {
  return useChange({
    mutationFn: (entries: readonly TrashEntry[]) =>
      call('post', '/api/admin/trash/restore', {
        query: { questionnaireId },
        body: {
          evaluationIds: idsOf(entries, true),
          deletionIds: idsOf(entries, false),
        },
      }),
    done: ({ data: { restoredCount, left } }) => ({
      title: 'trash.restored',
      values: { number: formatNumber(restoredCount, 0) },
      tone: left.length > 0 ? 'bad' : 'good',
      ...(left[0] && { description: leftWords(left[0], left.length - 1) }),
    }),
    meta: { errorTitle: 'trash.failed' },
    refresh: (client) => client.invalidateQueries(),
  });
}

const idsOf = (entries: readonly TrashEntry[], evaluations: boolean) =>
  entries.filter(({ kind }) => (kind === 'evaluation') === evaluations).map(({ id }) => id);

function leftWords({ name, message }: { name: string; message: string }, more: number): string {
  const values = { name, reason: message, number: formatNumber(more, 0) };
  return text(more > 0 ? 'trash.left-more' : 'trash.left', values);
}
