import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useMailWay } from '../../kit/integrations/mail-way.api.ts';
import { Notice } from '../../kit/ui/notice.tsx';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { hasNotArrived } from './mails/mail-state.ts';

/** What the client gets; and that it is nothing while there is no mail service. */
export function MailPromise({ text }: { text: string }) {
  const t = useTexts();
  const way = useMailWay();
  if (way === 'outbox') return <Notice title={t('evaluations.send.outbox')} tone="warning" />;
  return (
    <>
      {way === 'failing' && <Notice title={t('evaluations.send.failing')} tone="warning" />}
      <p>{t(text)}</p>
    </>
  );
}

/** To whom and in which language the result is about to go. */
export function SendQuestion({ language, row }: { language: string; row: EvaluationRow }) {
  const t = useTexts();
  const again = hasNotArrived(row.mail);
  return (
    <>
      {row.sentAt !== null && !again && (
        <Notice title={t('evaluations.send.got', { time: formatDateTime(row.sentAt) })} tone="warning" />
      )}
      {row.mail?.state === 'uncertain' && <Notice title={t('evaluations.send.uncertain')} tone="warning" />}
      {row.addressCheck === 'awaited' && <Notice title={t('evaluations.send.unconfirmed')} tone="warning" />}
      <MailPromise text="evaluations.send.text" />
      <dl className="facts">
        <dt>{t('evaluations.send.recipient')}</dt>
        <dd className="strong">
          {row.clientName}
          {row.clinicName ? ` (${row.clinicName})` : ''}
        </dd>
        <dt>{t('evaluations.column.email')}</dt>
        <dd className="strong">
          {row.clientEmail}
          {row.addressCheck !== 'none' && (
            <span className="block text-1">{t(`evaluations.address.${row.addressCheck}`)}</span>
          )}
        </dd>
        <dt>{t('language.label')}</dt>
        <dd className="strong">{language}</dd>
      </dl>
    </>
  );
}
