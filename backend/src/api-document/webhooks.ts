import { getSchemaPath } from '@nestjs/swagger';
import { PING, WEBHOOK_EVENTS } from '../modules/webhooks/webhook-events.js';
import { WebhookNews } from '../modules/webhooks/webhook-news.dto.js';

/** What each event says. */
const MEANINGS: Readonly<Record<(typeof WEBHOOK_EVENTS)[number] | typeof PING, string>> = {
  'evaluation.created': 'A response came in, however it came, and was scored',
  'evaluation.generated': 'The texts were written, for the first time or anew',
  'evaluation.verified': 'The evaluation was approved: what the client sees is fixed',
  'evaluation.sent': 'The mail with the result was accepted by the mail service',
  'evaluation.opened': 'The client really used the page',
  'evaluation.clicked': 'The client followed a link or asked for an offer, for the first time',
  'offer.requested': 'The client asked for an offer of a product',
  ping: 'Somebody tries the webhook out',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

const HEADERS = [
  header('webhook-id', 'The delivery’s id, the same at every try: what you have seen already, skip.'),
  header(
    'webhook-timestamp',
    'When this try was made, in seconds since 1970. Refuse what is older than five minutes.',
  ),
  header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several with blanks between them while a secret is replaced.',
  ),
  header('X-Webhook-Event', 'The event, as in the body.'),
];

const DESCRIPTION =
  'A POST to the address of every webhook that asked for this event, signed by Standard Webhooks. Answer with any 2xx within ' +
  '10 seconds. It may come twice, with the same id, and not in order.';

/** The webhooks part of the document: one for each event. */
export function describeWebhooks() {
  const entries = Object.entries(MEANINGS).map(([event, summary]) => [
    event,
    {
      post: {
        operationId: `on${event.split('.').map(capital).join('')}`,
        summary,
        description: DESCRIPTION,
        tags: ['Webhooks'],
        parameters: HEADERS,
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: getSchemaPath(WebhookNews) }, example: exampleOf(event) },
          },
        },
        responses: {
          '2XX': { description: 'Taken' },
          '410': { description: 'Never again: the webhook is switched off' },
          '429': { description: 'Later: `Retry-After` is honoured, up to two minutes' },
        },
      },
    },
  ]);
  return Object.fromEntries(entries) as Record<string, object>;
}

const ID = '0b5c1c51-6d0b-4c0e-9e2b-0a54d3b1b1c7';
const EVALUATION = {
  id: '6a0c2f0e-51a3-4f6c-9b52-6d8c1f0e7a11',
  status: 'sent',
  score: 23,
  maxScore: 40,
  percentage: 57.5,
  path: '/api/admin/evaluation/6a0c2f0e-51a3-4f6c-9b52-6d8c1f0e7a11',
  publicPath: '/api/evaluation/Xk3vQ9mT2bLw8sRz4nYc6hJd5pA',
  submittedAt: '2026-11-19T08:12:00.000Z',
  createdAt: '2026-11-19T08:15:00.000Z',
  generatedAt: '2026-11-19T08:15:04.000Z',
  verifiedAt: '2026-11-20T09:58:00.000Z',
  sentAt: '2026-11-20T10:00:00.000Z',
  openedAt: null,
  clickedAt: null,
};

const exampleOf = (event: string) => ({
  id: ID,
  event,
  occurredAt: '2026-11-20T10:00:00.000Z',
  questionnaireId: 7,
  ...(event === PING ? {} : { evaluation: EVALUATION }),
  ...(event === 'offer.requested' ? { product: { id: 'online-booking', name: 'Online booking' } } : {}),
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
