import { useQuery, type QueryClient } from '@tanstack/react-query';
import { query } from '../../../shared/api/query.ts';
import { type Schemas } from '../../../shared/api/operations.ts';

export type MailWay = Schemas['MailWayResponse']['way'];

/** Whether mails leave this site; somebody may connect a mail service while the page is open. */
export const mailWayOptions = query('/api/admin/mail-way', {}, { refetchInterval: 5 * 60_000 });

/** Mails are only saved in the outbox, as far as it is known: what is done with them must not be called sent. */
export const savesMails = (client: QueryClient): boolean =>
  client.getQueryData(mailWayOptions.queryKey)?.way === 'outbox';

/** The same, as far as it is known; null while it is not. */
export function useMailWay(): MailWay | null {
  return useQuery(mailWayOptions).data?.way ?? null;
}
