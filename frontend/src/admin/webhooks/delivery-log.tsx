import { useQuery } from '@tanstack/react-query';
import { Pagination, Select } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Bars } from '../ui/bars.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { pageSizes } from '../ui/table-url-state.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { eventText } from './delivery-words.ts';
import { type LogState } from './webhook-card.tsx';
import { deliveriesOptions, deliveryStates, webhookEvents, type Webhook } from './webhooks.api.ts';
import styles from './webhooks.module.css';

/** What a webhook was told lately, filtered, page by page. */
export function DeliveryLog({ webhook, log }: Readonly<{ webhook: Webhook; log: LogState }>) {
  const t = useTexts();
  const { state, change } = log;
  const deliveries = useQuery(deliveriesOptions(webhook.id, state));
  const { data } = deliveries;
  const filtered = state.filters.state !== '' || state.filters.event !== '';
  return (
    <section aria-label={t('webhooks.log.title')} className={styles.log}>
      <h3>{t('webhooks.log.title')}</h3>
      <LogFilters log={log} />
      {deliveries.isPending && <Bars count={4} />}
      {deliveries.isError && data === undefined && (
        <QueryError
          error={deliveries.error}
          onRetry={() => void deliveries.refetch()}
          titleKey="webhooks.log.load-failed"
        />
      )}
      {data?.rows.length === 0 && (
        <EmptyNote>{t(filtered ? 'webhooks.log.nothing-found' : 'webhooks.log.empty')}</EmptyNote>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <DeliveryTable busy={deliveries.isPlaceholderData} deliveries={data.rows} isOn={webhook.isOn} />
      )}
      {data !== undefined && data.total > 0 && (
        <footer className={styles.footer}>
          <p>
            {t(data.capped ? 'webhooks.log.count-over' : 'webhooks.log.count', {
              number: formatNumber(data.total, 0),
            })}
          </p>
          <Pagination
            className={styles.pages ?? ''}
            current={state.page}
            hideOnSinglePage
            onChange={(page) => change({ page })}
            pageSize={state.size}
            pageSizeOptions={[...pageSizes]}
            responsive
            showSizeChanger={false}
            total={data.total}
          />
        </footer>
      )}
    </section>
  );
}

function LogFilters({ log: { state, change } }: Readonly<{ log: LogState }>) {
  const t = useTexts();
  const choices = {
    state: deliveryStates.map((value) => ({ value: value, label: t(`webhooks.state.${value}`) })),
    event: [...webhookEvents, 'ping'].map((value) => ({ value, label: eventText(t, value) })),
  };
  return (
    <div className={styles.filters}>
      {(['state', 'event'] as const).map((name) => (
        <div className={styles.field} key={name}>
          <label htmlFor={`log-${name}`}>{t(`webhooks.log.${name}`)}</label>
          <Select
            id={`log-${name}`}
            onChange={(value) => change({ filters: { [name]: value } })}
            options={[{ value: '', label: t('webhooks.log.all') }, ...choices[name]]}
            popupMatchSelectWidth={false}
            value={state.filters[name]}
          />
        </div>
      ))}
    </div>
  );
}
