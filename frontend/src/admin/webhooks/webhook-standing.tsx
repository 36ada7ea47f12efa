import { Switch } from 'antd';
import { formatDateTime, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useSaveWebhook, type Webhook } from './webhooks.api.ts';
import styles from './webhooks.module.css';

/** Whether a webhook is on, and what there is to know about how it goes. */
export function WebhookStanding({ webhook }: Readonly<{ webhook: Webhook }>) {
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
function OnSwitch({ webhook }: Readonly<{ webhook: Webhook }>) {
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
