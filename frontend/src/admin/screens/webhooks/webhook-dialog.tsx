import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { mustBe } from '../../kit/forms/field-errors.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { addressStart, isWebAddress } from '../../kit/forms/web-address.ts';
import { eventText } from './delivery-words.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import {
  useSaveWebhook,
  webhookEvents,
  type Webhook,
  type WebhookFields,
  type WebhookWithSecret,
} from './webhooks.api.ts';

type Values = Pick<WebhookFields, 'url' | 'events'>;

interface WebhookDialogProps {
  /** Null: a new one. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** Makes a webhook and shows its secret this once, or changes where one goes and what it is sent. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = useTexts();
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const save = useSaveWebhook((answer) => (answer === null ? onClose() : setMade(answer)));
  const submit = ({ url, events }: Values) =>
    save.mutate({ id: webhook?.id ?? null, fields: { url: url.trim(), events } });
  if (made !== null) return <WebhookSecret onClose={onClose} webhook={made} />;
  const mode = webhook === null ? 'create' : 'change';
  return (
    <FormDialog<Values>
      first="url"
      initialValues={webhook ?? { url: '', events: ['evaluation.sent', 'offer.requested'] }}
      okText={t(`webhooks.${mode}.ok`)}
      onClose={onClose}
      onSubmit={submit}
      change={save}
      title={t(`webhooks.${mode}.title`)}
      width={600}
    >
      <Form.Item
        extra={t('webhooks.field.url-hint')}
        label={t('webhooks.field.url')}
        name="url"
        rules={[
          { required: true, whitespace: true, message: t('webhooks.field.url-missing') },
          mustBe(
            (value: string) => value.trim() === '' || isWebAddress(value.trim()),
            t('webhooks.field.url-wrong'),
          ),
        ]}
        validateTrigger="onSubmit"
      >
        <Input autoComplete="off" inputMode="url" maxLength={2_000} placeholder={addressStart} />
      </Form.Item>
      <Form.Item
        label={t('webhooks.field.events')}
        name="events"
        // A group of boxes can't be said to be required (WAI-ARIA), so the rule alone says it.
        rules={[{ type: 'array', min: 1, message: t('webhooks.field.events-missing') }]}
      >
        <Checkbox.Group
          className="stack"
          options={webhookEvents.map((event) => ({ value: event, label: eventText(t, event) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
