import { DeleteOutlined, EditOutlined, HistoryOutlined, KeyOutlined, SendOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { type TableControl } from '../../kit/ui/table-url-state.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { eventText } from './delivery-words.ts';
import { type WebhookDialogKind } from './webhooks-page.tsx';
import {
  useDeleteWebhook,
  useTestWebhook,
  useSaveWebhook,
  type LogFilter,
  type Webhook,
} from './webhooks.api.ts';
import styles from './webhooks.module.css';

interface WebhookCardProps {
  webhook: Webhook;
  log: TableControl<LogFilter>;
  onDialog: (kind: WebhookDialogKind) => void;
}

/** One webhook: where it goes, what it is sent, how it stands, what can be done, and its log when asked for. */
export function WebhookCard({ webhook, log, onDialog }: WebhookCardProps) {
  const t = useTexts();
  const logged = log.state.filters.webhook === webhook.id;
  return (
    <Card title={webhook.url}>
      <ul aria-label={t('webhooks.field.events')} className="cluster">
        {webhook.events.map((event) => (
          <li className="text-2 brand tint-brand pill" key={event}>
            {eventText(t, event)}
          </li>
        ))}
      </ul>
      <WebhookState webhook={webhook} />
      <div className="cluster">
        <TestButton webhook={webhook} />
        <Button
          aria-expanded={logged}
          icon={<HistoryOutlined aria-hidden />}
          onClick={() => log.change({ filters: { webhook: logged ? '' : webhook.id, state: '', event: '' } })}
        >
          {t(logged ? 'webhooks.log.close' : 'webhooks.log.open')}
        </Button>
        <Button icon={<EditOutlined aria-hidden />} onClick={() => onDialog('change')}>
          {t('webhooks.change.open')}
        </Button>
        <Button icon={<KeyOutlined aria-hidden />} onClick={() => onDialog('rotate')}>
          {t('webhooks.rotate.open')}
        </Button>
        <DeleteButton webhook={webhook} />
      </div>
      {logged && <DeliveryLog log={log} webhook={webhook} />}
    </Card>
  );
}

function TestButton({ webhook }: { webhook: Webhook }) {
  const t = useTexts();
  const test = useTestWebhook();
  return (
    <Button icon={<SendOutlined aria-hidden />} loading={test.isPending} onClick={() => test.mutate(webhook)}>
      {t(test.isPending ? 'webhooks.test.pending' : 'webhooks.test.ok')}
    </Button>
  );
}

function DeleteButton({ webhook }: { webhook: Webhook }) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useDeleteWebhook();
  const ask = async () => {
    const agreed = await confirm({
      title: t('webhooks.delete.title'),
      content: <span className="anywhere">{t('webhooks.delete.text', { url: webhook.url })}</span>,
      okText: t('webhooks.delete.ok'),
      danger: true,
    });
    if (agreed) remove.mutate(webhook);
  };
  return (
    <Button
      danger
      icon={<DeleteOutlined aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t('webhooks.delete.ok')}
    </Button>
  );
}

/** Whether a webhook is on, and what there is to know about how it goes. */
function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useTexts();
  const { isOn, offReason, failures, failingSince, restsUntil, waiting, lastDeliveredAt, formerSecretUntil } =
    webhook;
  return (
    <div className="stack gap-1 roomy soft">
      <OnSwitch webhook={webhook} />
      {!isOn && offReason !== null && <p data-tone="bad">{t(`webhooks.off.${offReason}`)}</p>}
      {isOn && failures > 0 && failingSince !== null && (
        <p data-tone="bad">
          {t('webhooks.failing', {
            number: formatNumber(failures, 0),
            since: formatDateTime(failingSince),
          })}{' '}
          {restsUntil !== null && t('webhooks.rests', { until: formatDateTime(restsUntil) })}
        </p>
      )}
      {waiting > 0 && <p>{t('webhooks.waiting', { number: formatNumber(waiting, 0) })}</p>}
      <p>
        {lastDeliveredAt === null
          ? t('webhooks.never-delivered')
          : t('webhooks.last-delivered', { at: formatDateTime(lastDeliveredAt) })}
      </p>
      {formerSecretUntil !== null && (
        <p>{t('webhooks.former-secret', { until: formatDateTime(formerSecretUntil) })}</p>
      )}
    </div>
  );
}

/** Switching off says first what becomes of what waits. */
function OnSwitch({ webhook }: { webhook: Webhook }) {
  const t = useTexts();
  const confirm = useConfirm();
  const save = useSaveWebhook(() => undefined);
  const { id, url, isOn, waiting } = webhook;
  const change = async (next: boolean) => {
    const agreed =
      next ||
      waiting === 0 ||
      (await confirm({
        title: t('webhooks.off.title'),
        content: t('webhooks.off.text', { number: formatNumber(waiting, 0) }),
        okText: t('webhooks.off.ok'),
      }));
    if (agreed) save.mutate({ id, fields: { isOn: next } });
  };
  return (
    <label className={`inline-row strong ${styles.switch}`}>
      <Switch checked={isOn} loading={save.isPending} onChange={(next) => void change(next)} size="small" />
      <span>
        {t(isOn ? 'webhooks.on' : 'webhooks.off.label')}
        <span className="visually-hidden">: {url}</span>
      </span>
    </label>
  );
}
