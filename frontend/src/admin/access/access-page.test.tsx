import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../testing/api-server.ts';
import { findDialog } from '../testing/find-dialog.ts';
import { makeGrant, makeUser, self } from '../testing/make-people.ts';
import { makeQuestionnaire } from '../testing/make.ts';
import { answerUsually, renderAdmin } from '../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/questionnaire-access';
const give = 'POST /api/admin/questionnaire/8/access';
const revoke = 'DELETE /api/admin/questionnaire/7/access/2';
const own = makeGrant({ id: 4, adminId: 1, adminEmail: self.email });

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/admins', () => ({ body: [self, makeUser()] }));
  api.on('GET /api/admin/questionnaires', () => ({
    body: [makeQuestionnaire(), makeQuestionnaire({ id: 8, name: 'Másik' })],
  }));
  api.on(listed, () => ({ body: [own, makeGrant()] }));
});

const row = (name: RegExp) => screen.findByRole('row', { name });

/** Chooses in one of the dialog's selects. */
async function choose(label: string, option: string): Promise<void> {
  await person.click(within(await findDialog()).getByRole('combobox', { name: label }));
  // The value that a select shows has a title as well.
  await person.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

async function openDialog(): Promise<HTMLElement> {
  await person.click(await screen.findByRole('button', { name: 'Hozzáférés megadása' }));
  return screen.findByRole('dialog');
}

it('counts the grants, dates them the Hungarian way and marks one’s own', async () => {
  await renderAdmin(api, '/admin/admin-access');
  expect(await screen.findByRole('heading', { name: 'Megadott hozzáférések (2)' })).toBeDefined();
  expect((await row(/bela@rendelo\.hu/)).textContent).toContain('2026. 11. 20.');
  expect(within(await row(/admin@example\.com/)).getByText('Ön')).toBeDefined();
  expect(window.location.pathname).toBe('/admin-access');
});

it('asks for both before it gives, and not for what is there', async () => {
  await renderAdmin(api, '/admin-access');
  const dialog = await openDialog();
  const ok = within(dialog).getByRole('button', { name: 'Megadás' });
  await person.click(ok);
  expect(await within(dialog).findByText('Válassz ki egy admin-t és egy kérdőívet!')).toBeDefined();
  await choose('Adminisztrátor', 'bela@rendelo.hu');
  await choose('Kérdőív', 'Rendelők 2026');
  await person.click(ok);
  expect(await within(dialog).findByText('Ez a hozzáférés már létezik.')).toBeDefined();
  expect(api.calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

it('gives access, closes the dialog and shows the new grant', async () => {
  const added = makeGrant({ id: 6, questionnaireId: 8, questionnaireName: 'Másik' });
  api.on(give, () => ({ status: 201, body: added }));
  await renderAdmin(api, '/admin-access');
  const dialog = await openDialog();
  await choose('Adminisztrátor', 'bela@rendelo.hu');
  await choose('Kérdőív', 'Másik');
  api.on(listed, () => ({ body: [own, makeGrant(), added] }));
  await person.click(within(dialog).getByRole('button', { name: 'Megadás' }));
  expect(await screen.findByText('Hozzáférés megadva')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Megadott hozzáférések (3)' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf(give)[0]?.body).toEqual({ adminId: 2 });
});

it('keeps the dialog and says what the server says when somebody else was faster', async () => {
  const message = 'Ez a hozzáférés már létezik.';
  api.on(give, () => ({ status: 409, body: { statusCode: 409, code: 'grant_exists', message } }));
  await renderAdmin(api, '/admin-access');
  const dialog = await openDialog();
  await choose('Adminisztrátor', 'bela@rendelo.hu');
  await choose('Kérdőív', 'Másik');
  await person.click(within(dialog).getByRole('button', { name: 'Megadás' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Hiba')).toBeDefined();
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('revokes after a question', async () => {
  api.on(revoke, () => ({ body: { success: true } }));
  await renderAdmin(api, '/admin-access');
  await person.click(within(await row(/bela@rendelo\.hu/)).getByRole('button', { name: /Visszavonás/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Biztosan visszavonod ezt a hozzáférést?');
  expect(dialog.textContent).toContain('bela@rendelo.hu');
  api.on(listed, () => ({ body: [own] }));
  await person.click(within(dialog).getByRole('button', { name: 'Visszavonás' }));
  expect(await screen.findByText('Hozzáférés visszavonva')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('row', { name: /bela@rendelo\.hu/ })).toBeNull());
});

it('warns of taking one’s own, and then asks again which questionnaires are left', async () => {
  const ownRevoke = 'DELETE /api/admin/questionnaire/7/access/1';
  api.on(ownRevoke, () => ({ body: { success: true } }));
  await renderAdmin(api, '/admin-access');
  await person.click(within(await row(/admin@example\.com/)).getByRole('button', { name: /Visszavonás/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('saját hozzáférése');
  const before = api.callsOf('GET /api/admin/questionnaires').length;
  await person.click(within(dialog).getByRole('button', { name: 'Visszavonás' }));
  await waitFor(() => expect(api.callsOf('GET /api/admin/questionnaires').length).toBeGreaterThan(before));
});

it('says why the last one stays', async () => {
  const reason = 'Előbb adjon hozzáférést valaki másnak is.';
  api.on(listed, () => ({ body: [makeGrant({ revocable: false, reason })] }));
  await renderAdmin(api, '/admin-access');
  const last = await row(/bela@rendelo\.hu/);
  expect(last.textContent).toContain(reason);
  expect(within(last).queryByRole('button')).toBeNull();
});

it('has a sentence when there is none, and a way on when one of the lists fails', async () => {
  api.on(listed, () => ({ body: [] }));
  api.on('GET /api/admin/admins', () => ({
    status: 503,
    body: { statusCode: 503, code: 'x', message: 'Most nem megy.' },
  }));
  await renderAdmin(api, '/admin-access');
  expect(await screen.findByText('Most nem megy.')).toBeDefined();
  api.on('GET /api/admin/admins', () => ({ body: [self] }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByText(/Még nincs megadott hozzáférés/)).toBeDefined();
});
