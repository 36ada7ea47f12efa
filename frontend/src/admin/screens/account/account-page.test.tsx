import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeToken } from '../../testing/make-people.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/tokens';
const create = 'POST /api/admin/tokens';
const register = 'POST /api/register';
const send = 'POST /api/admin/send-magic-link';
const digest = 'GET /api/admin/inbox/digest';
const user = {
  id: 1,
  email: 'admin@example.com',
  hasPassword: false,
  mustAddPasskey: false,
  copyOf: null,
  timeZone: 'Europe/Budapest',
  questionnaireId: 7,
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(listed, () => ({ body: [] }));
  api.on('GET /api/admin/passkeys', () => ({ body: [] }));
  api.on(digest, () => ({ body: { isWanted: false, time: '08:00' } }));
});

const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

it('is reached by the address at the foot of the sidebar', async () => {
  await renderAdmin(api);
  await person.click(await screen.findByRole('link', { name: /^Saját fiók/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saját fiók' })).toBeDefined();
});

it('signs out everywhere after a question', async () => {
  api.on('POST /api/sign-out-everywhere', () => ({ body: { success: true } }));
  const { leftTo } = await renderAdmin(api, '/admin/account');
  await press('Kijelentkezés mindenhol');
  await person.click(within(await dialog()).getByRole('button', { name: 'Kijelentkezés mindenhol' }));
  await waitFor(() => expect(leftTo).toContain('/'));
});

it('sets a password against a code that is mailed first, and goes on with the same questionnaire', async () => {
  api.on(send, () => ({ body: { success: true } }));
  api.on(register, () => ({ body: { ...user, hasPassword: true, copyOf: null, questionnaireId: null } }));
  api.on('POST /api/admin/session/questionnaire', () => ({ body: { ...user, hasPassword: true } }));
  await renderScreen(api, '/account');
  await press('Jelszó beállítása');
  await person.click(within(await dialog()).getByRole('button', { name: 'Kód küldése' }));
  const code = await within(await dialog()).findByLabelText('Kód a levélből');
  expect(api.callsOf(send)[0]?.body).toEqual({ email: user.email, lang: 'hu' });
  await person.type(code, '123456');
  await person.type(within(await dialog()).getByLabelText('Új jelszó'), 'rövid');
  await press('Jelszó mentése');
  expect(await screen.findByText(/legyen legalább 10 karakter/)).toBeDefined();
  expect(api.callsOf(register)).toEqual([]);
  await person.type(within(await dialog()).getByLabelText('Új jelszó'), ' mondat elég');
  await press('Jelszó mentése');
  expect(await screen.findByText('Jelszó mentve')).toBeDefined();
  expect(api.callsOf(register)[0]?.body).toEqual({
    email: user.email,
    token: '123456',
    password: 'rövid mondat elég',
  });
  const chosen = api.callsOf('POST /api/admin/session/questionnaire').at(-1);
  expect(chosen?.body).toEqual({ questionnaireId: 7 });
  expect(await screen.findByText('Van beállított jelszava.')).toBeDefined();
});

it('keeps the dialog when the code is wrong', async () => {
  const message = 'Jelszót csak meglévő adminisztrátor állíthat be, érvényes e-mailes kóddal.';
  api.on(register, () => ({ status: 403, body: { statusCode: 403, code: 'register_refused', message } }));
  const { leftTo } = await renderScreen(api, '/account');
  await press('Jelszó beállítása');
  await person.click(within(await dialog()).getByRole('button', { name: 'Már van kódom' }));
  await person.type(await within(await dialog()).findByLabelText('Kód a levélből'), '000000');
  await person.type(within(await dialog()).getByLabelText('Új jelszó'), 'egy hosszú mondat');
  await press('Jelszó mentése');
  expect(await screen.findByText(message)).toBeDefined();
  expect(within(await dialog()).getByLabelText('Új jelszó')).toHaveProperty('value', 'egy hosszú mondat');
  expect(leftTo).toEqual([]);
});

it('removes the password after a question', async () => {
  api.on('GET /api/user', () => ({ body: { ...user, hasPassword: true } }));
  api.on('DELETE /api/admin/password', () => ({ body: { success: true } }));
  await renderScreen(api, '/account');
  await press('Jelszó törlése');
  api.on('GET /api/user', () => ({ body: user }));
  await person.click(within(await dialog()).getByRole('button', { name: 'Jelszó törlése' }));
  expect(await screen.findByText('Nincs beállított jelszava.')).toBeDefined();
});

it('makes a token, shows it this once, and lists it without it', async () => {
  const token = 'dmt_abcdefghijkl';
  api.on(create, () => ({ status: 201, body: { ...makeToken(), token } }));
  await renderScreen(api, '/account');
  expect(await screen.findByText('Még nincs API-kulcsa.')).toBeDefined();
  await press('Új API-kulcs');
  await person.type(within(await dialog()).getByLabelText('Név'), ' Kimutatás ');
  api.on(listed, () => ({ body: [makeToken()] }));
  await person.click(within(await dialog()).getByRole('button', { name: 'Kulcs létrehozása' }));
  const field = await screen.findByLabelText('API-kulcs');
  expect(field).toHaveProperty('value', token);
  expect(api.callsOf(create)[0]?.body).toEqual({
    name: 'Kimutatás',
    readsOnly: true,
    questionnaireId: null,
    expiresInDays: 90,
  });
  expect((await dialog()).textContent).toContain('csak egyszer mutatjuk meg');
  await person.keyboard('{Escape}');
  expect(screen.getByLabelText('API-kulcs')).toBe(field);
  await press('Másolás: API-kulcs');
  expect(await navigator.clipboard.readText()).toBe(token);
  await press('Eltettem, bezárom');
  await waitFor(() => expect(screen.queryByDisplayValue(token)).toBeNull());
  expect((await screen.findByRole('row', { name: /Kimutatás/ })).textContent).toContain('még nem használták');
});

it('revokes a token after a question, and marks one whose time is over', async () => {
  const revoke = 'DELETE /api/admin/tokens/3';
  api.on(listed, () => ({
    body: [makeToken({ expiresAt: '2020-01-05T10:00:00Z', readsOnly: true, questionnaireId: 99 })],
  }));
  api.on(revoke, () => ({ body: { success: true } }));
  await renderScreen(api, '/account');
  const row = await screen.findByRole('row', { name: /Kimutatás/ });
  expect(row.textContent).toContain('lejárt: 2020. 01. 05.');
  expect(row.textContent).toContain('csak olvashat: törölt kérdőív');
  await person.click(within(row).getByRole('button', { name: 'Visszavonás: Kimutatás' }));
  api.on(listed, () => ({ body: [] }));
  await person.click(within(await dialog()).getByRole('button', { name: 'Visszavonás' }));
  expect(await screen.findByText('Még nincs API-kulcsa.')).toBeDefined();
  expect(api.callsOf(revoke)).toHaveLength(1);
});

it('turns the daily summary on, in the language of the back office', async () => {
  const choose = 'PUT /api/admin/inbox/digest';
  api.on(choose, ({ body }) => ({
    body: { isWanted: (body as { isWanted: boolean }).isWanted, time: '08:00' },
  }));
  await renderScreen(api, '/account');
  const wanted = await screen.findByRole('switch', { name: 'Kérem az összefoglalót (munkanapokon, 08:00)' });
  expect(wanted).not.toBeChecked();
  await person.click(wanted);
  expect(await screen.findByText('Mostantól kapja az összefoglalót')).toBeDefined();
  expect(api.callsOf(choose)[0]?.body).toEqual({ isWanted: true, language: 'hu' });
  expect(wanted).toBeChecked();
  expect(screen.queryByText(/egyelőre nem megy el/)).toBeNull();
});

it.each([
  ['there is no mail service', 'outbox', '08:00', /egyelőre nem megy el/],
  ['it is off for everybody', 'sent', null, /mindenkinek ki van kapcsolva/],
] as const)('says that no summary goes out when %s', async (_when, way, time, sentence) => {
  api.on('GET /api/admin/mail-way', () => ({ body: { way } }));
  api.on(digest, () => ({ body: { isWanted: true, time } }));
  await renderScreen(api, '/account');
  expect(await screen.findByText(sentence)).toBeDefined();
});
