import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/passkeys';
const passkey = {
  id: 3,
  name: 'MacBook',
  host: 'old.example',
  worksHere: false,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  vi.stubGlobal('PublicKeyCredential', class {});
  api.on('GET /api/admin/tokens', () => ({ body: [] }));
  api.on('GET /api/admin/inbox/digest', () => ({ body: { isWanted: false, time: '08:00' } }));
  api.on(listed, () => ({ body: [] }));
});
afterEach(() => vi.unstubAllGlobals());

const dialog = () => screen.findByRole('dialog');

it('lists passkeys, says where one was made for, and removes it after a question', async () => {
  api.on(listed, () => ({ body: [passkey] }));
  api.on('DELETE /api/admin/passkeys/3', () => ({ body: { success: true } }));
  await renderScreen(api, '/account');
  const row = await screen.findByRole('row', { name: /MacBook/ });
  expect(row.textContent).toContain('old.example');
  expect(row.textContent).toContain('még nem használták');
  await person.click(within(row).getByRole('button', { name: 'Törlés: MacBook' }));
  api.on(listed, () => ({ body: [] }));
  await person.click(within(await dialog()).getByRole('button', { name: 'Törlés' }));
  expect(await screen.findByText('Még nincs passkey-je.')).toBeDefined();
  expect(api.callsOf('DELETE /api/admin/passkeys/3')).toHaveLength(1);
});

it('leads to signing in again where the sign-in is too long ago, and back here', async () => {
  const message = 'Lépjen be újra, és próbálja meg ismét.';
  api.on('POST /api/admin/passkeys/options', () => ({
    status: 403,
    body: { statusCode: 403, code: 'sign_in_again', message },
  }));
  api.on('POST /api/logout', () => ({ body: { success: true } }));
  const { leftTo } = await renderScreen(api, '/account');
  await person.click(await screen.findByRole('button', { name: 'Passkey felvétele' }));
  await person.type(within(await dialog()).getByLabelText('Név'), 'Telefon{Enter}');
  await person.click(await within(await dialog()).findByRole('button', { name: 'Belépés újra' }));
  await vi.waitFor(() => expect(leftTo.join()).toMatch(/^\/auth\?back=/));
});

it('offers none where the browser knows none', async () => {
  vi.unstubAllGlobals();
  await renderScreen(api, '/account');
  expect(await screen.findByText(/Ez a böngésző itt nem tud passkey-t használni/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Passkey felvétele' })).toBeNull();
});
