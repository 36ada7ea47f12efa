import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { call, callByUpload } from '../../../../shared/api/call.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { keyOf, listQuery, query } from '../../../../shared/api/query.ts';
import { type SendInit } from '../../../kit/checked-work/use-checked-work.ts';
import { toPaging, type TableState } from '../../../kit/ui/table-url-state.ts';

/** A clinic that was invited, and how far it has come. */
export type Invitation = Schemas['InvitationResponse'];
export type InvitationSummary = Schemas['InvitationSummaryResponse'];
/** What becomes of each row of a list. */
export type InvitedReport = Schemas['InvitedResponse'];

export const invitationStates = [
  'waiting',
  'invited',
  'opened',
  'started',
  'finished',
  'opted-out',
  'undelivered',
] as const satisfies Invitation['state'][];

export const invitationFields = { sortable: [], filters: ['invited', 'clinic'], size: 25 } as const;
export type InvitationFilter = (typeof invitationFields.filters)[number];

const refresh = 15_000;

/** How many stand where, and whether more can be sent; mails go out and clinics answer by themselves. */
export const summaryOptions = (questionnaireId: number) =>
  query(
    '/api/admin/invitations/summary',
    { query: { questionnaireId } },
    { staleTime: 0, refetchInterval: refresh },
  );

/** One page of the invitations, newest first. */
export const invitationsOptions = (questionnaireId: number, state: TableState<InvitationFilter>) =>
  listQuery(
    '/api/admin/invitations',
    {
      query: {
        questionnaireId,
        ...toPaging(state),
        state: invitationStates.find((one) => one === state.filters.invited) ?? '',
        search: state.filters.clinic,
      },
    },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: refresh },
  );

/** Reads list and counts anew. */
export async function refreshInvitations(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf('/api/admin/invitations') }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/invitations/summary') }),
  ]);
}

/** Has the clinics of a list invited, or asks what would become of them. */
export async function sendList(file: File, { dryRun, ...init }: SendInit) {
  const form = new FormData();
  form.append('file', file);
  return callByUpload('/api/admin/invitations/upload', form, {
    ...init,
    query: { dryRun: dryRun || null },
    // Clinics that are invited already are recognised.
    repeat: true,
  });
}

/** Has the mail of an invitation sent once more. */
export function useSendAgain() {
  return useChange({
    mutationFn: ({ id }: Invitation) =>
      call('post', '/api/admin/invitations/{id}/send-again', { path: { id } }),
    done: () => ({ title: 'collect.invite.again-done' }),
    meta: { errorTitle: 'collect.invite.again-failed' },
    refresh: refreshInvitations,
  });
}

/** Takes an invitation back. */
export function useWithdraw() {
  return useChange({
    mutationFn: ({ id }: Invitation) => call('delete', '/api/admin/invitations/{id}', { path: { id } }),
    done: () => ({ title: 'collect.invite.withdraw-done' }),
    meta: { errorTitle: 'collect.invite.withdraw-failed' },
    refresh: refreshInvitations,
  });
}
