import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchListByKey, type ListPage } from '../../shared/api/query.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';
import { outcomeText } from './delivery-words.ts';

/** A server that is told what happens to the questionnaire's evaluations. */
export type Webhook = components['schemas']['WebhookResponse'];

/** The same with its secret: the only time the server tells it. */
export type WebhookWithSecret = components['schemas']['WebhookWithSecretResponse'];

/** What a webhook was told, and what became of it. */
export type Delivery = components['schemas']['DeliveryResponse'];

export type WebhookEvent = Webhook['events'][number];
export type WebhookFields = components['schemas']['CreateWebhookRequest'];

/** What webhooks may be told of, in the order of the pipeline. */
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

const listPath = '/api/admin/webhooks';
const refresh = 15_000;

/** The webhooks of the shown questionnaire; how they stand changes by itself. */
export const webhooksOptions = (questionnaireId: number) =>
  queryOptions<Webhook[]>({
    queryKey: [listPath, { questionnaireId }],
    staleTime: 0,
    refetchInterval: refresh,
  });

/** One page of a webhook's log, newest first. */
export const deliveriesOptions = (id: string, state: TableState<LogFilter>) =>
  queryOptions<ListPage<Delivery>>({
    queryKey: [
      listPath,
      id,
      'deliveries',
      {
        ...toPaging(state),
        state: known(state.filters.state, deliveryStates),
        event: known(state.filters.event, [...webhookEvents, 'ping']),
      },
    ],
    queryFn: (context) => fetchListByKey<Delivery>(context),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refresh,
  });

/** A webhook's change; null makes one, whose secret comes with the answer. */
export function useSaveWebhook(onDone: (made: WebhookWithSecret | null) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, fields }: { id: string | null; fields: Partial<WebhookFields> }) => {
      if (id === null) return (await change<WebhookWithSecret>(listPath, { body: fields })).data;
      await change<Webhook>(`${listPath}/${id}`, { method: 'PATCH', body: fields });
      return null;
    },
    meta: { errorTitle: 'webhooks.save-failed' },
    onSuccess: (made) => {
      if (made === null) toast({ title: text('webhooks.saved'), tone: 'good' });
      onDone(made);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listPath] }),
  });
}

/** Another secret; the one before goes on for so many hours. */
export function useRotateSecret(onDone: (made: WebhookWithSecret) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, formerHours }: { id: string; formerHours: number }) =>
      change<WebhookWithSecret>(`${listPath}/${id}/rotate-secret`, { body: { formerHours } }),
    meta: { errorTitle: 'webhooks.rotate.failed' },
    onSuccess: ({ data }) => onDone(data),
    onSettled: () => client.invalidateQueries({ queryKey: [listPath] }),
  });
}

/** Takes a webhook away, with its log. */
export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Webhook) => change(`${listPath}/${id}`, { method: 'DELETE' }),
    meta: { errorTitle: 'webhooks.delete.failed' },
    onSuccess: () => toast({ title: text('webhooks.delete.done'), tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listPath] }),
  });
}

/** Sends a test and says what came of it. */
export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Webhook) => change<Delivery>(`${listPath}/${id}/test`),
    meta: { errorTitle: 'webhooks.test.failed' },
    onSuccess: ({ data }) => {
      const arrived = data.state === 'delivered';
      toast({
        title: text(arrived ? 'webhooks.test.arrived' : 'webhooks.test.not-arrived'),
        description: outcomeText(text, data),
        tone: arrived ? 'good' : 'bad',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listPath] }),
  });
}

/** Sends a delivery once more. */
export function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Delivery) => change<Delivery>(`/api/admin/webhook-deliveries/${id}/resend`),
    meta: { errorTitle: 'webhooks.resend.failed' },
    onSuccess: () => toast({ title: text('webhooks.resend.done'), tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: [listPath] }),
  });
}

const known = (value: string, values: readonly string[]) => (values.includes(value) ? value : '');
