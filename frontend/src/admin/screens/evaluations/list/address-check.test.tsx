import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import { makeEvaluation, makeEvidence, makeOpened, makePage } from '../../../testing/make-evaluation.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const waive = 'POST /api/admin/evaluation/e1/address-check';
const send = 'POST /api/admin/evaluation/e1/send';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(waive, () => ({ body: makeRow() }));
  api.on(send, () => ({ status: 202, body: makeJob({ kind: 'send', state: 'queued' }) }));
});

async function askToSend(addressCheck: EvaluationRow['addressCheck']) {
  const row = makeRow({ status: 'verified', hasSnapshot: true, addressCheck });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Küldés: Kovács Anna' }));
  return within(await screen.findByRole('dialog'));
}

it('says at the row and before sending that the address is not confirmed, and sends once a person vouches for it', async () => {
  const dialog = await askToSend('awaited');
  expect(screen.getAllByText('A cím nincs megerősítve')).toHaveLength(2);
  expect(dialog.getByText(/Csak akkor küldje el, ha biztos benne/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Küldés megerősítés nélkül' }));
  await waitFor(() => expect(api.callsOf(send)).toHaveLength(1));
  expect(api.callsOf(waive).map(({ body }) => body)).toEqual([{ check: 'waived' }]);
});

it('sends nothing when vouching for the address fails', async () => {
  api.on(waive, () => ({
    status: 503,
    body: { statusCode: 503, code: 'unavailable', message: 'Most nem érhető el.' },
  }));
  const dialog = await askToSend('awaited');
  await person.click(dialog.getByRole('button', { name: 'Küldés megerősítés nélkül' }));
  expect((await screen.findAllByText(/Most nem érhető el/)).length).toBeGreaterThan(0);
  expect(api.callsOf(send)).toHaveLength(0);
});

it.each([
  ['confirmed', 'Megerősített cím'],
  ['waived', 'Megerősítés nélkül elfogadott cím'],
] as const)('says before sending that an address is %s, and sends', async (state, words) => {
  const dialog = await askToSend(state);
  expect(dialog.getByText(words)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Küldés' }));
  await waitFor(() => expect(api.callsOf(send)).toHaveLength(1));
  expect(api.callsOf(waive)).toHaveLength(0);
});

it.each([
  ['online', 'letter', 'Az online kérdőívben kitöltve · Forrás: letter · A cím nincs megerősítve'],
  ['api', '', 'Az API-n beküldve'],
  ['import', '', null],
] as const)('says in the panel how a response came in: %s', async (responseOrigin, responseSource, words) => {
  const one = '/api/admin/evaluation/e1';
  const addressCheck = responseOrigin === 'online' ? 'awaited' : 'none';
  const evaluation = makeEvaluation({ responseOrigin, responseSource, addressCheck });
  api.on('GET /api/admin/evaluations', () => ({ body: [makeRow()], headers: { 'X-Total-Count': '1' } }));
  api.on(`GET ${one}`, () => ({ body: evaluation }));
  api.on(`GET ${one}/preview`, () => ({ body: makePage() }));
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [], reasons: [] } }));
  api.on(`GET ${one}/evidence`, () => ({ body: makeEvidence() }));
  api.on(`GET ${one}/opened`, () => ({ body: makeOpened() }));
  await renderScreen(api, '/dashboard?edit=e1');
  await screen.findByRole('textbox', { name: 'Összefoglaló értékelés' });
  if (words === null) expect(screen.queryByText(/kitöltve|beküldve/)).toBeNull();
  else expect(screen.getByText(words)).toBeDefined();
  if (responseOrigin !== 'online') return expect(screen.queryByText('Hozzájárulás szövege')).toBeNull();
  const { submittedAt } = evaluation;
  api.on(`GET ${one}/consent`, () => ({
    body: { text: 'Hozzájárulok.', since: submittedAt, consentedAt: submittedAt },
  }));
  await person.click(screen.getByText('Hozzájárulás szövege'));
  expect(await screen.findByText('Hozzájárulok.')).toBeDefined();
});
