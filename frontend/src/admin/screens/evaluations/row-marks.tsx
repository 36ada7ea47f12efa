import {
  EditOutlined,
  ExclamationCircleOutlined,
  ShoppingOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { endRowWork, type RowWork } from '../../kit/jobs/row-work.ts';
import { adminsOptions } from '../../kit/session/session.api.ts';
import { StatusBadge } from '../../kit/ui/status-badge.tsx';
import { Email } from '../../kit/ui/email.tsx';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { MailMark } from './mails/mail-mark.tsx';
import { hasNotArrived } from './mails/mail-state.ts';
import { RowFailure } from './row-actions.tsx';

type Mark = Readonly<{ tone: 'bad' | 'warn' | 'info'; icon: ReactNode; text: string }>;

/** The status and everything a person should know about it: why it failed, stale texts, what the mail does. */
export function RowStatus({ row, work }: { row: EvaluationRow; work: RowWork | undefined }) {
  const t = useTexts();
  const failure = work?.failure ?? null;
  const marks = marksOf(row, t).filter(({ text }) => text !== failure);
  return (
    <div className="stack gap-0 justify-start">
      <StatusBadge isMarked={row.markedStatus !== null} status={row.status} />
      <UsedAt row={row} />
      {row.markedStatus !== null && <MarkedBy adminId={row.markedStatus.adminId} />}
      {marks.map(({ icon, text, tone }) => (
        <span className="inline-row align-baseline text-1 soft anywhere" data-tone={tone} key={text}>
          {icon}
          <span>{text}</span>
        </span>
      ))}
      {row.mail !== null && tellsOfMail(row, failure) && <MailMark mail={row.mail} />}
      {failure !== null && <RowFailure failure={failure} onDismiss={() => endRowWork(row.id)} />}
    </div>
  );
}

/** Since when the client has used the page; a status that was set by hand has no such time. */
function UsedAt({ row: { status, openedAt, clickedAt } }: { row: EvaluationRow }) {
  const at = status === 'clicked' ? clickedAt : status === 'opened' ? openedAt : null;
  if (at === null) return null;
  return (
    <time className="text-1 soft nowrap" dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}

/** Who set the status by hand. */
function MarkedBy({ adminId }: { adminId: number | null }) {
  const t = useTexts();
  const { data: admins = [] } = useQuery(adminsOptions);
  const person = admins.find(({ id }) => id === adminId)?.email ?? t('evaluations.marked.colleague');
  return (
    <span className="text-1 soft">
      {t('evaluations.marked.by')} <Email address={person} className="text-2" />
    </span>
  );
}

/**
 * Once the client has used the page, a mail is only spoken of when something is wrong with it; and never in the words that
 * stand at the row already.
 */
function tellsOfMail({ mail, status }: EvaluationRow, failure: string | null): boolean {
  if (failure !== null && mail?.error === failure) return false;
  return (status !== 'opened' && status !== 'clicked') || hasNotArrived(mail);
}

function marksOf(row: EvaluationRow, t: Translate): Mark[] {
  const marks: Mark[] = [];
  const warning = <WarningOutlined aria-hidden />;
  const bad = <ExclamationCircleOutlined aria-hidden />;
  if (row.error !== null) marks.push({ tone: 'bad', icon: bad, text: row.error.message });
  if (row.addressCheck === 'awaited')
    marks.push({ tone: 'warn', icon: warning, text: t('evaluations.address.awaited') });
  if (row.editedSinceApproval)
    marks.push({ tone: 'info', icon: <EditOutlined aria-hidden />, text: t('evaluations.mark.edited') });
  if (row.textsStale) marks.push({ tone: 'warn', icon: warning, text: t('evaluations.mark.stale') });
  if (row.offerRequests > 0) {
    const number = formatNumber(row.offerRequests, 0);
    const text = t('evaluations.mark.offers', { number });
    marks.push({ tone: 'info', icon: <ShoppingOutlined aria-hidden />, text });
  }
  return marks;
}
