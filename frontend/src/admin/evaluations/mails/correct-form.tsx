import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { showFieldErrors } from '../../ui/field-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { type EvaluationRow } from '../evaluations.api.ts';
import { useCorrectEmail } from './mails.api.ts';
import styles from './mails.module.css';

const longestAddress = 254;

interface CorrectFormProps {
  row: EvaluationRow;
  /** The address is right now, and the result may be sent there. */
  onCorrected: (row: EvaluationRow) => void;
}

/** Where the result goes: another address, or the same one confirmed; sending follows. */
export function CorrectForm({ row, onCorrected }: Readonly<CorrectFormProps>) {
  const t = useTexts();
  const [form] = Form.useForm<{ email: string }>();
  const field = useRef<InputRef>(null);
  const correct = useCorrectEmail(onCorrected);
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
        correct.mutate(
          { row, email: email.trim() },
          { onError: (error) => showFieldErrors(form, error, ['email']) },
        )
      }
    >
      {row.mail?.delivery === 'complained' && (
        <Notice tone="warning">{t('evaluations.correct.complained')}</Notice>
      )}
      {row.mail?.state === 'uncertain' && row.mail.delivery === null && (
        <Notice tone="warning">{t('evaluations.send.uncertain')}</Notice>
      )}
      <Form.Item
        extra={t(isSame ? 'evaluations.correct.same' : 'evaluations.correct.other')}
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
          {t(isSame ? 'evaluations.correct.confirm' : 'evaluations.correct.ok')}
        </Button>
      </div>
    </Form>
  );
}
