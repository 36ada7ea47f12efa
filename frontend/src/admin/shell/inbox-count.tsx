import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/query.ts';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';

const mostShown = 99;

/** How much of the inbox one has not done with; looked at again every few minutes. */
const countOptions = query(
  '/api/admin/inbox/count',
  {},
  { refetchInterval: 3 * 60_000, refetchOnWindowFocus: 'always' },
);

/** The number beside the inbox, where there is anything. */
export function InboxCount() {
  const t = useTexts();
  const unread = useQuery(countOptions).data?.unread ?? 0;
  if (unread === 0) return null;
  const number = unread > mostShown ? `${formatNumber(mostShown, 0)}+` : formatNumber(unread, 0);
  return (
    <>
      <span aria-hidden="true" className="text-1 strong numeric">
        {number}
      </span>
      <span className="visually-hidden">({t('shell.nav.inbox-unread', { number })})</span>
    </>
  );
}
