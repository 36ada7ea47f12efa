import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { type EvaluationRow } from '../evaluations.api.ts';
import { CorrectForm } from './correct-form.tsx';
import { MailMark } from './mail-mark.tsx';
import { mailsOptions, type EvaluationMail } from './mails.api.ts';
import styles from './mails.module.css';

interface MailsDialogProps {
  row: EvaluationRow;
  /** Whether the address is to be corrected; else the mails are only looked at. */
  correcting: boolean;
  onCorrected: (row: EvaluationRow) => void;
  onClose: () => void;
}

/** What became of the mails about an evaluation, and the way to a right address. */
export function MailsDialog({ row, correcting, onCorrected, onClose }: Readonly<MailsDialogProps>) {
  const t = useTexts();
  const list = useQuery(mailsOptions(row.id));
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
      mask={{ closable: !correcting }}
      onCancel={onClose}
      open
      title={t(correcting ? 'evaluations.correct.title' : 'evaluations.mails.title', {
        name: row.clientName,
      })}
      width={640}
    >
      {correcting && <CorrectForm onCorrected={onCorrected} row={row} />}
      {correcting && <h3 className="space-below-2 text-4 strong">{t('evaluations.mails.heading')}</h3>}
      <Loaded
        empty={<p>{t('evaluations.mails.none')}</p>}
        errorTitle="evaluations.mails.load-failed"
        lines={3}
        query={list}
      >
        {(mails) => <Mails mails={mails} />}
      </Loaded>
    </Modal>
  );
}

function Mails({ mails }: Readonly<{ mails: readonly EvaluationMail[] }>) {
  const t = useTexts();
  return (
    <ScrollRegion className={styles.scroll} label={t('evaluations.mails.heading')}>
      <ul className="ruled">
        {mails.map((mail) => (
          <li key={mail.id}>
            <span className="cluster gap-line align-baseline">
              <strong>{t(`evaluations.mail-kind.${mail.kind}`)}</strong>
              <span className="soft">{mail.to}</span>
              <span className="soft">
                {t('evaluations.mails.from-time')}{' '}
                <time dateTime={mail.createdAt}>{formatDateTime(mail.createdAt)}</time>
              </span>
            </span>
            <MailMark mail={mail} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
