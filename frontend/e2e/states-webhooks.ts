import { paths } from '../src/admin/addresses.ts';
import { answer, button, fail, opens, stall, type State } from './state.ts';

const languages = ['hu', 'en'] as const;
const webhooks: Omit<State, 'name'> = { route: paths.webhooks, languages, address: () => paths.webhooks };
const list = '**/api/admin/webhooks?*';
const at = '2026-11-20T10:00:00Z';
const id = '6a0c1c51-6d0b-4c0e-9e2b-0a54d3b1b1c7';

const usual = {
  id,
  questionnaireId: 1,
  url: 'https://kapcsolat.pelda.hu/beerkezo/ertesitesek',
  events: ['evaluation.sent', 'offer.requested'],
  isOn: true,
  offReason: null,
  createdAt: at,
  formerSecretUntil: null,
  failures: 0,
  failingSince: null,
  restsUntil: null,
  waiting: 0,
  lastDeliveredAt: at,
};
const several = [
  usual,
  {
    ...usual,
    id: id.replace('6', '7'),
    url: `https://pelda.hu/${'egy-nagyon-hosszu-cim-szunet-nelkul'.repeat(6)}`,
    events: [
      'evaluation.created',
      'evaluation.generated',
      'evaluation.verified',
      'evaluation.sent',
      'evaluation.opened',
      'evaluation.clicked',
      'offer.requested',
    ],
    failures: 7,
    failingSince: at,
    restsUntil: at,
    waiting: 1234,
    formerSecretUntil: at,
  },
  { ...usual, id: id.replace('6', '8'), isOn: false, offReason: 'gone', lastDeliveredAt: null },
];
const delivery = {
  id,
  event: 'evaluation.sent',
  evaluationId: id,
  state: 'delivered',
  createdAt: at,
  tries: 1,
  triedAt: at,
  nextTryAt: null,
  status: 200,
  code: null,
  ms: 86,
  answer: 'ok',
  payload: {
    id,
    event: 'evaluation.sent',
    evaluation: { path: `/api/admin/evaluation/${id}${'0'.repeat(80)}` },
  },
};
const log = [
  {
    ...delivery,
    state: 'waiting',
    tries: 3,
    nextTryAt: at,
    status: 503,
    code: 'http_503',
    answer: `<html>${'hosszu'.repeat(80)}`,
  },
  {
    ...delivery,
    id: id.replace('6', '7'),
    event: 'offer.requested',
    state: 'failed',
    status: null,
    code: 'host_unknown',
    answer: null,
  },
  { ...delivery, id: id.replace('6', '8'), event: 'ping' },
  {
    ...delivery,
    id: id.replace('6', '9'),
    state: 'stopped',
    tries: 0,
    triedAt: null,
    status: null,
    ms: null,
    answer: null,
  },
];
const opened: Omit<State, 'name'> = { ...webhooks, address: () => `${paths.webhooks}?webhook=${id}` };

/** The states of the screen of the webhooks. */
export const webhookStates: readonly State[] = [
  { ...webhooks, name: 'webhooks' },
  { ...webhooks, name: 'webhooks-several', prepare: (visit) => answer(visit, list, several) },
  { ...webhooks, name: 'webhooks-loading', prepare: (visit) => stall(visit, list) },
  { ...webhooks, name: 'webhooks-unavailable', prepare: (visit) => fail(visit, list) },
  {
    ...webhooks,
    name: 'webhooks-incomplete',
    reach: async (visit) => {
      await opens('webhooks.create.open')(visit);
      await button(visit, 'webhooks.create.ok').click();
    },
  },
  {
    ...webhooks,
    name: 'webhooks-secret',
    prepare: async ({ page }) => {
      const made = { ...usual, secret: 'whsec_made-up-0123456789-abcdefghijklmnopqrstu' };
      await page.route('**/api/admin/webhooks', (route) => route.fulfill({ status: 201, json: made }));
    },
    reach: async (visit) => {
      await opens('webhooks.create.open')(visit);
      await visit.page.getByRole('dialog').getByRole('textbox').fill(usual.url);
      await button(visit, 'webhooks.create.ok').click();
      await button(visit, 'webhooks.secret.kept').waitFor();
    },
  },
  {
    ...webhooks,
    name: 'webhooks-rotate',
    prepare: (visit) => answer(visit, list, [usual]),
    reach: opens('webhooks.rotate.open'),
  },
  {
    ...webhooks,
    name: 'webhooks-delete',
    prepare: (visit) => answer(visit, list, [usual]),
    reach: opens('webhooks.delete.ok'),
  },
  {
    ...opened,
    name: 'webhooks-log',
    prepare: async (visit) => {
      await answer(visit, list, [usual]);
      await answer(visit, '**/api/admin/webhooks/*/deliveries?*', log);
    },
    reach: async ({ page }) => {
      for (const details of await page.locator('summary').all()) await details.click();
    },
  },
  {
    ...opened,
    name: 'webhooks-log-empty',
    prepare: async (visit) => {
      await answer(visit, list, [usual]);
      await answer(visit, '**/api/admin/webhooks/*/deliveries?*', []);
    },
  },
  {
    ...opened,
    name: 'webhooks-log-unavailable',
    prepare: async (visit) => {
      await answer(visit, list, [usual]);
      await fail(visit, '**/api/admin/webhooks/*/deliveries?*');
    },
  },
];
