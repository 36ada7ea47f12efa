import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { useRotateSecret, type Webhook, type WebhookWithSecret } from './webhooks.api.ts';

/** For how many hours the former secret may sign, too; 0 when somebody else has seen it. */
const spans = [24, 72, 168, 0] as const;

interface RotationFields {
  formerHours: (typeof spans)[number];
}

/** Gives a webhook another secret, and shows it this once. */
export function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts();
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const rotate = useRotateSecret(setMade);
  if (made !== null) return <WebhookSecret onClose={onClose} webhook={made} />;
  return (
    <FormDialog<RotationFields>
      first="formerHours"
      initialValues={{ formerHours: 24 }}
      okText={t('webhooks.rotate.ok')}
      onClose={onClose}
      onSubmit={({ formerHours }) => rotate.mutate({ id: webhook.id, formerHours })}
      change={rotate}
      title={t('webhooks.rotate.title')}
    >
      <p>{t('webhooks.rotate.text')}</p>
      <Form.Item label={t('webhooks.rotate.span')} name="formerHours" required>
        <Select
          options={spans.map((hours) => ({ value: hours, label: t(`webhooks.rotate.span-${hours}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
