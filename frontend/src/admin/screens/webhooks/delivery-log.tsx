import { RedoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FilterField } from '../../kit/ui/choice-field.tsx';
import { EmptyList } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { type TableControl } from '../../kit/ui/table-url-state.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { eventText } from './delivery-words.ts';
import {
  deliveriesOptions,
  deliveryStates,
  useResendFailed,
  webhookEvents,
  type LogFilter,
  type Webhook,
} from './webhooks.api.ts';

interface DeliveryLogProps {
  webhook: Webhook;
  log: TableControl<LogFilter>;
}

/** What a webhook was sent lately, filtered, page by page. */
export function DeliveryLog({ webhook, log }: DeliveryLogProps) {
  const t = useTexts();
  const { state, change } = log;
  const deliveries = useQuery(deliveriesOptions(webhook.id, state));
  const filtered = state.filters.state !== '' || state.filters.event !== '';
  const choices = {
    state: deliveryStates.map((value) => ({ value, label: t(`webhooks.state.${value}`) })),
    event: [...webhookEvents, 'ping'].map((value) => ({ value, label: eventText(t, value) })),
  };
  return (
    <section aria-label={t('webhooks.log.title')} className="stack gap-3">
      <div className="cluster spread">
        <h3>{t('webhooks.log.title')}</h3>
        {webhook.isOn && <ResendFailed webhook={webhook} />}
      </div>
      <div className="columns">
        {(['state', 'event'] as const).map((name) => (
          <FilterField
            id={`log-${name}`}
            key={name}
            label={t(`webhooks.log.${name}`)}
            onChange={(value) => change({ filters: { [name]: value } })}
            options={choices[name]}
            value={state.filters[name]}
          />
        ))}
      </div>
      <Loaded
        empty={
          <EmptyList
            change={change}
            clearFilters={() => change({ filters: { state: '', event: '' } })}
            filtered={filtered}
            state={state}
          >
            {(reason) => t(reason === 'none' ? 'webhooks.log.empty' : 'webhooks.log.nothing-found')}
          </EmptyList>
        }
        errorTitle="webhooks.log.load-failed"
        query={deliveries}
      >
        {({ rows, total, capped }) => (
          <>
            <DeliveryTable busy={deliveries.isPlaceholderData} deliveries={rows} isOn={webhook.isOn} />
            <Pager {...log} sizes={false} total={total}>
              {t(capped ? 'webhooks.log.count-over' : 'webhooks.log.count', {
                number: formatNumber(total, 0),
              })}
            </Pager>
          </>
        )}
      </Loaded>
    </section>
  );
}

function ResendFailed({ webhook }: { webhook: Webhook }) {
  const t = useTexts();
  const resend = useResendFailed();
  return (
    <Button
      icon={<RedoOutlined aria-hidden />}
      loading={resend.isPending}
      onClick={() => resend.mutate(webhook)}
    >
      {t('webhooks.resend-all.ok')}
    </Button>
  );
}
