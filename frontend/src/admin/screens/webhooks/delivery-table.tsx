import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  PauseCircleOutlined,
  RedoOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Table, LabelledCell } from '../../kit/ui/table.tsx';
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx';
import { eventText, outcomeText } from './delivery-words.ts';
import { useResend, type Delivery } from './webhooks.api.ts';
import styles from './webhooks.module.css';

const columns = ['at', 'event', 'state', 'actions'] as const;
const icons: Readonly<Record<Delivery['state'], ReactNode>> = {
  waiting: <ClockCircleOutlined aria-hidden />,
  delivered: <CheckCircleOutlined aria-hidden />,
  failed: <ExclamationCircleOutlined aria-hidden />,
  stopped: <PauseCircleOutlined aria-hidden />,
};

const tones = { waiting: 'ink', delivered: 'good', failed: 'bad', stopped: 'ink' } as const;

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  /** Only a webhook that is on is sent anything. */
  isOn: boolean;
  busy: boolean;
}

/** Deliveries, newest first: what each said, how it stands, what was answered. */
export function DeliveryTable({ deliveries, isOn, busy }: DeliveryTableProps) {
  const t = useTexts();
  const resend = useResend();
  return (
    <Table
      busy={busy}
      columns={columns.map((column) => t(`webhooks.log.column-${column}`))}
      label={t('webhooks.log.title')}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th className="normal numeric nowrap" scope="row">
            <time dateTime={delivery.createdAt}>{formatDateTime(delivery.createdAt)}</time>
          </th>
          <LabelledCell label={t('webhooks.log.column-event')}>{eventText(t, delivery.event)}</LabelledCell>
          <td>
            <DeliveryState delivery={delivery} />
          </td>
          <td>
            {delivery.state !== 'waiting' && isOn && (
              <Button
                icon={<RedoOutlined aria-hidden />}
                loading={resend.isPending && resend.variables.id === delivery.id}
                onClick={() => resend.mutate(delivery)}
              >
                {t('webhooks.resend.ok')}
                <span className="visually-hidden">
                  : {eventText(t, delivery.event)}, {formatDateTime(delivery.createdAt)}
                </span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function DeliveryState({ delivery }: { delivery: Delivery }) {
  const t = useTexts();
  const { id, state, tries, nextTryAt, answer, payload } = delivery;
  const outcome = outcomeText(t, delivery);
  return (
    <>
      <span className={`strong ${tones[state]}`}>
        {icons[state]} {t(`webhooks.state.${state}`)}
      </span>
      {outcome !== '' && <p className="text-2 soft">{outcome}</p>}
      {nextTryAt !== null && tries > 0 && (
        <p className="text-2 soft">
          {t('webhooks.log.next-try', { tries: formatNumber(tries, 0), at: formatDateTime(nextTryAt) })}
        </p>
      )}
      <details className="space-above-1 text-2">
        <summary>{t('webhooks.log.details')}</summary>
        <dl className="stack gap-1 space-above-1">
          <dt className="soft">{t('webhooks.log.id')}</dt>
          <dd>{id}</dd>
          <dt className="soft">{t('webhooks.log.tries')}</dt>
          <dd>{formatNumber(tries, 0)}</dd>
          <dt className="soft">{t('webhooks.log.answer')}</dt>
          <dd>{answer === null ? '–' : <Code label={t('webhooks.log.answer')}>{answer}</Code>}</dd>
          <dt className="soft">{t('webhooks.log.payload')}</dt>
          <dd>
            <Code label={t('webhooks.log.payload')}>{JSON.stringify(payload, null, 2)}</Code>
          </dd>
        </dl>
      </details>
    </>
  );
}

/** Text as it was sent; long ones scroll by themselves. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    <ScrollRegion className={`space-above-1 tint-mist scroll ${styles.code}`} label={label}>
      <pre>{children}</pre>
    </ScrollRegion>
  );
}
