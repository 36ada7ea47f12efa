import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  InboxOutlined,
  LoadingOutlined,
  SendOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type ReactNode } from 'react';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type MailFacts, type MailState, mailStateOf, toneOf } from './mail-state.ts';

const icons: Readonly<Record<MailState, ReactNode>> = {
  waiting: <ClockCircleOutlined aria-hidden />,
  sending: <LoadingOutlined aria-hidden />,
  accepted: <SendOutlined aria-hidden />,
  saved: <InboxOutlined aria-hidden />,
  delayed: <ClockCircleOutlined aria-hidden />,
  delivered: <CheckCircleOutlined aria-hidden />,
  bounced: <ExclamationCircleOutlined aria-hidden />,
  complained: <ExclamationCircleOutlined aria-hidden />,
  failed: <ExclamationCircleOutlined aria-hidden />,
  uncertain: <WarningOutlined aria-hidden />,
};

interface MailMarkProps {
  mail: MailFacts & Readonly<{ changedAt: string }>;
}

/** How a mail stands: a sign, a word, since when, and why where there is a reason. */
export function MailMark({ mail }: MailMarkProps) {
  const t = useTexts();
  const state = mailStateOf(mail);
  return (
    <span className="inline-row align-baseline text-1 soft anywhere" data-tone={toneOf[state]}>
      {icons[state]}
      <span>
        <span>{t(`evaluations.mail.${state}`)}</span>{' '}
        <time className="soft nowrap" dateTime={mail.changedAt}>
          {formatDateTime(mail.changedAt)}
        </time>
        {mail.error !== null && <span className="block">{mail.error}</span>}
      </span>
    </span>
  );
}
