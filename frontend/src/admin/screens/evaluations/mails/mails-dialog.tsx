import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { showFieldErrors } from '../../../kit/forms/field-errors.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Notice } from '../../../kit/ui/notice.tsx';
import { ScrollRegion } from '../../../kit/ui/scroll-region.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import { isSentOnCorrection } from '../status-rules.ts';
import { MailMark } from './mail-mark.tsx';
import { mailsOptions, useCorrectEmail, type EvaluationMail } from './mails.api.ts';
import styles from './mails.module.css';

interface MailsDialogProps {
  row: EvaluationRow;
  /** Whether the address is to be corrected at once; else the mails are looked at first. */
  correcting: boolean;
  onCorrected: (row: EvaluationRow) => void;
  onClose: () => void;
}

/** What became of the mails about an evaluation, and the way to a right address. */
export function MailsDialog({ row, correcting: atOnce, onCorrected, onClose }: MailsDialogProps) {
  const t = useTexts();
  const [correcting, setCorrecting] = useState(atOnce);
  const sends = isSentOnCorrection(row);
  const list = useQuery(mailsOptions(row.id));
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={[
        !correcting && (
          <Button key="correct" onClick={() => setCorrecting(true)}>
            {t('evaluations.actions.correct-menu')}
          </Button>
        ),
        <Button key="close" onClick={onClose}>
          {t('ui.close')}
        </Button>,
      ]}
      mask={{ closable: !correcting }}
      onCancel={onClose}
      open
      title={t(
        correcting ? `evaluations.correct.${sends ? 'title' : 'title-only'}` : 'evaluations.mails.title',
        { name: row.clientName },
      )}
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

function Mails({ mails }: { mails: readonly EvaluationMail[] }) {
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

const longestAddress = 254;

interface CorrectFormProps {
  row: EvaluationRow;
  /** The address is right now, and the result may be sent there. */
  onCorrected: (row: EvaluationRow) => void;
}

/** Where the result goes: another address, or the same one confirmed; sending follows where the result is approved. */
function CorrectForm({ row, onCorrected }: CorrectFormProps) {
  const t = useTexts();
  const [form] = Form.useForm<{ email: string }>();
  const field = useRef<InputRef>(null);
  const correct = useCorrectEmail(onCorrected);
  const word = (one: string) => t(`evaluations.correct.${one}${isSentOnCorrection(row) ? '' : '-only'}`);
  const typed = Form.useWatch('email', form) ?? row.clientEmail;
  const isSame = typed.trim().toLowerCase() === row.clientEmail;
  useEffect(() => field.current?.select(), []);
  return (
    <Form
      className={`stack gap-3 space-below-4 ${styles.correct}`}
      form={form}
      initialValues={{ email: row.clientEmail }}
      layout="vertical"
      onFinish={({ email }) =>
        correct.mutate({ row, email: email.trim() }, { onError: (error) => showFieldErrors(form, error) })
      }
    >
      {row.mail?.delivery === 'complained' && (
        <Notice tone="warning">{t('evaluations.correct.complained')}</Notice>
      )}
      {row.mail?.state === 'uncertain' && row.mail.delivery === null && (
        <Notice tone="warning">{t('evaluations.send.uncertain')}</Notice>
      )}
      <Form.Item
        extra={isSame ? t('evaluations.correct.same') : word('other')}
        label={t('evaluations.correct.field')}
        name="email"
        rules={[
          { required: true, whitespace: true, message: t('evaluations.correct.missing') },
          {
            type: 'email',
            transform: (value: string) => value.trim(),
            message: t('evaluations.correct.wrong'),
          },
        ]}
        validateTrigger="onSubmit"
      >
        <Input autoComplete="off" inputMode="email" maxLength={longestAddress} ref={field} />
      </Form.Item>
      <div>
        <Button htmlType="submit" loading={correct.isPending} type="primary">
          {word(isSame ? 'confirm' : 'ok')}
        </Button>
      </div>
    </Form>
  );
}
