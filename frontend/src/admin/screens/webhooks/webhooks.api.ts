import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, listQuery, query } from '../../../shared/api/query.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { toPaging, type TableState } from '../../kit/ui/table-url-state.ts';
import { outcomeText } from './delivery-words.ts';

/** A server that is notified of what happens to the questionnaire's evaluations. */
export type Webhook = Schemas['WebhookResponse'];

/** The same with its secret: the only time the server sends it. */
export type WebhookWithSecret = Schemas['WebhookWithSecretResponse'];

/** What a webhook was sent, and what became of it. */
export type Delivery = Schemas['DeliveryResponse'];

export type WebhookFields = Schemas['CreateWebhookRequest'];

/** What webhooks may be notified of, in the order of the pipeline. */
export const webhookEvents = [
  'evaluation.created',
  'evaluation.generated',
  'evaluation.verified',
  'evaluation.sent',
  'evaluation.opened',
  'evaluation.clicked',
  'offer.requested',
] as const satisfies WebhookFields['events'];

export const deliveryStates = [
  'waiting',
  'delivered',
  'failed',
  'stopped',
] as const satisfies Delivery['state'][];

/** Which webhook's log is open, and what it is narrowed to. */
export const logFields = { sortable: [], filters: ['webhook', 'state', 'event'] } as const;
export type LogFilter = (typeof logFields.filters)[number];

const listKey = keyOf('/api/admin/webhooks');
const refresh = 15_000;

/** The webhooks of the shown questionnaire; how they stand changes by itself. */
export const webhooksOptions = (questionnaireId: number) =>
  query('/api/admin/webhooks', { query: { questionnaireId } }, { staleTime: 0, refetchInterval: refresh });

/** One page of a webhook's log, newest first. */
export const deliveriesOptions = (id: string, state: TableState<LogFilter>) =>
  listQuery(
    '/api/admin/webhooks/{id}/deliveries',
    {
      path: { id },
      query: {
        ...toPaging(state),
        state: known(state.filters.state, deliveryStates),
        event: known(state.filters.event, [...webhookEvents, 'ping'] as const),
      },
    },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: refresh },
  );

/** A new webhook (id null), or what changes of one. */
export type WebhookWish =
  | { id: null; fields: WebhookFields }
  | { id: string; fields: Partial<WebhookFields> };

/** A webhook's change; null makes one, whose secret comes with the answer. */
export function useSaveWebhook(onDone: (made: WebhookWithSecret | null) => void) {
  return useChange({
    mutationFn: async (wish: WebhookWish) => {
      if (wish.id === null) return (await call('post', '/api/admin/webhooks', { body: wish.fields })).data;
      await call('patch', '/api/admin/webhooks/{id}', { path: { id: wish.id }, body: wish.fields });
      return null;
    },
    done: (made) => (made === null ? { title: 'webhooks.saved' } : null),
    meta: { errorTitle: 'webhooks.save-failed' },
    onSuccess: onDone,
    refresh: listKey,
  });
}

/** Another secret; the one before goes on for so many hours. */
export function useRotateSecret(onDone: (made: WebhookWithSecret) => void) {
  return useChange({
    mutationFn: ({ id, formerHours }: { id: string; formerHours: number }) =>
      call('post', '/api/admin/webhooks/{id}/rotate-secret', { path: { id }, body: { formerHours } }),
    meta: { errorTitle: 'webhooks.rotate.failed' },
    onSuccess: ({ data }) => onDone(data),
    refresh: listKey,
  });
}

/** Takes a webhook away, with its log. */
export function useDeleteWebhook() {
  return useChange({
    mutationFn: ({ id }: Webhook) => call('delete', '/api/admin/webhooks/{id}', { path: { id } }),
    done: () => ({ title: 'webhooks.delete.done' }),
    meta: { errorTitle: 'webhooks.delete.failed' },
    refresh: listKey,
  });
}

/** Sends a test and says what came of it. */
export function useTestWebhook() {
  return useChange({
    mutationFn: ({ id }: Webhook) => call('post', '/api/admin/webhooks/{id}/test', { path: { id } }),
    done: ({ data }) =>
      data.state === 'delivered'
        ? { title: 'webhooks.test.arrived', description: outcomeText(text, data) }
        : { title: 'webhooks.test.not-arrived', description: outcomeText(text, data), tone: 'bad' },
    meta: { errorTitle: 'webhooks.test.failed' },
    refresh: listKey,
  });
}

/** Sends a delivery once more. */
export function useResend() {
  return useChange({
    mutationFn: ({ id }: Delivery) =>
      call('post', '/api/admin/webhook-deliveries/{id}/resend', { path: { id } }),
    done: () => ({ title: 'webhooks.resend.done' }),
    meta: { errorTitle: 'webhooks.resend.failed' },
    refresh: listKey,
  });
}

/** Sends once more whatever was not delivered. */
export function useResendFailed() {
  return useChange({
    mutationFn: ({ id }: Webhook) => call('post', '/api/admin/webhooks/{id}/resend-failed', { path: { id } }),
    done: ({ data: { resentCount } }) =>
      resentCount === 0
        ? { title: 'webhooks.resend-all.nothing' }
        : { title: 'webhooks.resend-all.done', values: { number: formatNumber(resentCount, 0) } },
    meta: { errorTitle: 'webhooks.resend-all.failed' },
    refresh: listKey,
  });
}

const known = <T extends string>(value: string, values: readonly T[]) =>
  values.find((one) => one === value) ?? '';
