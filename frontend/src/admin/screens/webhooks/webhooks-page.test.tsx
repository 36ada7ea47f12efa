import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type Delivery, type Webhook } from './webhooks.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/webhooks';
const create = 'POST /api/admin/webhooks';
const id = '6a0c1c51-6d0b-4c0e-9e2b-0a54d3b1b1c7';

const makeWebhook = (values: Partial<Webhook> = {}): Webhook => ({
  id,
  questionnaireId: 7,
  url: 'https://pelda.hu/ertesites',
  events: ['evaluation.sent'],
  isOn: true,
  offReason: null,
  createdAt: '2026-11-20T10:00:00Z',
  formerSecretUntil: null,
  failures: 0,
  failingSince: null,
  restsUntil: null,
  waiting: 0,
  lastDeliveredAt: null,
  ...values,
});

const makeDelivery = (values: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  event: 'evaluation.sent',
  evaluationId: null,
  state: 'failed',
  createdAt: '2026-11-20T10:00:00Z',
  tries: 3,
  triedAt: '2026-11-20T10:00:00Z',
  nextTryAt: null,
  status: 404,
  code: 'http_404',
  ms: 1234,
  answer: '<b>nincs itt</b>',
  payload: { event: 'evaluation.sent' },
  ...values,
});

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(listed, () => ({ body: [makeWebhook()] }));
});

const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

it('says what webhooks are for where there is none', async () => {
  api.on(listed, () => ({ body: [] }));
  await renderAdmin(api, '/admin/webhooks');
  expect(await screen.findByText(/még nincs webhook/)).toBeDefined();
});

it('makes one for a whole address and some events, and shows its secret once', async () => {
  const secret = 'whsec_titkos';
  api.on(create, () => ({ status: 201, body: { ...makeWebhook(), secret } }));
  await renderScreen(api, '/webhooks');
  await press('Új webhook');
  const address = within(await dialog()).getByLabelText('A kiszolgáló címe');
  await person.type(address, 'pelda.hu');
  await person.click(within(await dialog()).getByRole('button', { name: 'Létrehozás' }));
  expect(await screen.findByText(/Teljes webcímet adjon meg/)).toBeDefined();
  expect(api.callsOf(create)).toEqual([]);
  await person.clear(address);
  await person.type(address, ' https://pelda.hu/uj ');
  await person.click(within(await dialog()).getByLabelText('A kitöltő ajánlatot kért'));
  await person.click(within(await dialog()).getByRole('button', { name: 'Létrehozás' }));
  expect(await screen.findByDisplayValue(secret)).toBeDefined();
  expect(api.callsOf(create)[0]?.body).toEqual({ url: 'https://pelda.hu/uj', events: ['evaluation.sent'] });
  await press('Elmentettem');
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

it('keeps what was typed when the server refuses the address', async () => {
  const message = 'Ide nem küldhetünk értesítést.';
  const refusal = { statusCode: 400, code: 'webhook_address_refused', message, details: [{ field: 'url' }] };
  api.on(create, () => ({ status: 400, body: refusal }));
  await renderScreen(api, '/webhooks');
  await press('Új webhook');
  const address = within(await dialog()).getByLabelText('A kiszolgáló címe');
  await person.type(address, 'https://10.0.0.1/');
  await person.click(within(await dialog()).getByRole('button', { name: 'Létrehozás' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(address).toHaveProperty('value', 'https://10.0.0.1/');
  await waitFor(() => expect(address).toBe(document.activeElement));
});

it('says what a test brought', async () => {
  const sent = `POST /api/admin/webhooks/${id}/test`;
  api.on(sent, () => ({ body: makeDelivery({ event: 'ping', status: null, code: 'timeout', ms: 10_001 }) }));
  await renderScreen(api, '/webhooks');
  await press('Próba küldése');
  expect(await screen.findByText('A próba nem érkezett meg')).toBeDefined();
  // What is read out to listeners says it, too, for a moment.
  expect(screen.getAllByText(/nem válaszolt 10 másodpercen belül/)).not.toHaveLength(0);
});

it('asks before it is switched off while something waits', async () => {
  const changed = `PATCH /api/admin/webhooks/${id}`;
  api.on(listed, () => ({ body: [makeWebhook({ waiting: 12 })] }));
  api.on(changed, () => ({ body: makeWebhook({ isOn: false }) }));
  await renderScreen(api, '/webhooks');
  await person.click(await screen.findByRole('switch'));
  expect(within(await dialog()).getByText(/^12 értesítés még küldésre vár/)).toBeDefined();
  await person.click(within(await dialog()).getByRole('button', { name: 'Kikapcsolás' }));
  await waitFor(() => expect(api.callsOf(changed)[0]?.body).toEqual({ isOn: false }));
});

it('shows the log as text, filters it by the address bar and sends again', async () => {
  const resent = 'POST /api/admin/webhook-deliveries/d1/resend';
  const log = `GET /api/admin/webhooks/${id}/deliveries`;
  api.on(log, () => ({ body: [makeDelivery()], headers: { 'X-Total-Count': '1' } }));
  api.on(resent, () => ({ body: makeDelivery({ state: 'waiting' }) }));
  await renderScreen(api, '/webhooks?state=failed&event=nonsense');
  await press('Napló');
  expect(await screen.findByText('HTTP 404, 1234 ms')).toBeDefined();
  await person.click(screen.getByText('Részletek'));
  expect(screen.getByText('<b>nincs itt</b>')).toBeDefined();
  expect(window.location.search).toBe(`?webhook=${id}`);
  await person.click(screen.getByRole('button', { name: /^Újraküldés/ }));
  await waitFor(() => expect(api.callsOf(resent)).toHaveLength(1));
  const resentAll = `POST /api/admin/webhooks/${id}/resend-failed`;
  api.on(resentAll, () => ({ body: { resentCount: 12 } }));
  await press('Sikertelenek újraküldése');
  expect((await screen.findAllByText('Újraküldésre vár: 12')).length).toBeGreaterThan(0);
  expect(api.callsOf(resentAll)).toHaveLength(1);
});
