import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeGrant, makeUser, makeUserImpact, self } from '../../testing/make-people.ts';
import { makeQuestionnaire } from '../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/users';
const create = 'POST /api/admin/users';
const change = 'PATCH /api/admin/users/2';
const remove = 'DELETE /api/admin/users/2';
const impact = 'GET /api/admin/users/2/impact';
const grants = 'GET /api/admin/questionnaire-access';
const refusal = (status: number, message: string, more = {}) => ({
  status,
  body: { statusCode: status, code: 'x', message, ...more },
});

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(listed, () => ({ body: [self, makeUser()] }));
  api.on(impact, () => ({ body: makeUserImpact() }));
  api.on('GET /api/admin/questionnaires', () => ({
    body: [
      makeQuestionnaire(),
      makeQuestionnaire({ id: 8, name: 'Másik' }),
      makeQuestionnaire({ id: 9, name: 'Harmadik' }),
    ],
  }));
  api.on(grants, () => ({ body: [makeGrant()] }));
});

async function openDialog(action: string, email = 'bela@rendelo.hu'): Promise<HTMLElement> {
  const more = await screen.findByRole('button', { name: `További műveletek: ${email}` });
  const button = screen.queryByRole('button', { name: `${action}: ${email}` });
  if (button === null) {
    await person.click(more);
    await person.click(await screen.findByRole('menuitem', { name: action }));
  } else await person.click(button);
  return screen.findByRole('dialog');
}

it('lists who may sign in, with the day they came', async () => {
  await renderAdmin(api, '/admin/users');
  expect((await screen.findByRole('row', { name: /bela/ })).textContent).toContain('2026. 11. 20.');
  expect(within(screen.getByRole('row', { name: /admin@example/ })).getByText('Ön')).toBeDefined();
});

it('adds by a trimmed address, clears the field and shows the new one', async () => {
  api.on(create, ({ body }) => ({ status: 201, body: makeUser({ id: 9, ...(body as object) }) }));
  await renderScreen(api, '/users');
  const add = await screen.findByRole('button', { name: 'Hozzáadás' });
  const field = screen.getByLabelText('E-mail-cím');
  expect(add).toHaveProperty('disabled', true);
  await person.type(field, '   ');
  expect(add).toHaveProperty('disabled', true);
  await person.type(field, 'cili@rendelo.hu ');
  api.on(listed, () => ({ body: [self, makeUser(), makeUser({ id: 9, email: 'cili@rendelo.hu' })] }));
  await person.click(add);
  expect(await screen.findByText('Adminisztrátor felvéve')).toBeDefined();
  expect(api.callsOf(create)[0]?.body).toEqual({ email: 'cili@rendelo.hu' });
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
  expect(await screen.findByRole('row', { name: /cili/ })).toBeDefined();
});

it('refuses what is no address before the server is asked, and keeps what was typed when the server refuses', async () => {
  const message = 'Ezzel az e-mail-címmel már van adminisztrátor.';
  api.on(create, () => refusal(409, message));
  await renderScreen(api, '/users');
  const field = await screen.findByLabelText('E-mail-cím');
  await person.type(field, 'cili{Enter}');
  expect(await screen.findByText(/Ez nem teljes e-mail-cím/)).toBeDefined();
  expect(api.callsOf(create)).toEqual([]);
  await person.type(field, '@rendelo.hu{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('Hiba történt')).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('cili@rendelo.hu');
});

it('changes an address in a dialog that knows the present one and says what falls away', async () => {
  api.on(impact, () => ({ body: makeUserImpact({ hiddenGrantsLost: 2, tokens: 1 }) }));
  api.on(change, () => ({ body: makeUser({ email: 'uj@rendelo.hu' }) }));
  await renderScreen(api, '/users');
  const dialog = await openDialog('Szerkesztés');
  expect(await within(dialog).findByText(/2 olyan kérdőív/)).toBeDefined();
  expect(api.callsOf(impact)[0]?.query.get('change')).toBe('email');
  const field = within(dialog).getByLabelText<HTMLInputElement>('E-mail-cím');
  expect(field.value).toBe('bela@rendelo.hu');
  await person.clear(field);
  expect(within(dialog).getByRole('button', { name: 'Mentés' })).toHaveProperty('disabled', true);
  await person.type(field, ' uj@rendelo.hu{Enter}');
  expect(await screen.findByText('Adminisztrátor módosítva')).toBeDefined();
  expect(api.callsOf(change)[0]?.body).toEqual({ email: 'uj@rendelo.hu' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('deletes after naming what goes with the person', async () => {
  const lost = [{ questionnaireId: 7, name: 'Rendelők 2026' }];
  api.on(impact, () => ({ body: makeUserImpact({ grantsLost: lost, hiddenGrantsLost: 1 }) }));
  api.on(remove, () => ({ body: { success: true } }));
  await renderScreen(api, '/users');
  const dialog = await openDialog('Törlés');
  expect(dialog.textContent).toContain('végleg törlődik az adatbázisból: bela@rendelo.hu');
  expect(await within(dialog).findByText('Rendelők 2026')).toBeDefined();
  expect(dialog.textContent).toContain('további 1');
  api.on(listed, () => ({ body: [self] }));
  await person.click(within(dialog).getByRole('button', { name: 'Végleges törlés' }));
  expect(await screen.findByText('Adminisztrátor törölve')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('row', { name: /bela/ })).toBeNull());
});

it('closes the question also when the deletion is refused, and says why', async () => {
  api.on(remove, () => refusal(409, 'Előbb adjon hozzáférést valaki másnak is.'));
  await renderScreen(api, '/users');
  const dialog = await openDialog('Törlés');
  const ok = within(dialog).getByRole('button', { name: 'Végleges törlés' });
  await waitFor(() => expect(ok).toHaveProperty('disabled', false));
  await person.click(ok);
  expect(await screen.findByText('Előbb adjon hozzáférést valaki másnak is.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  [makeUserImpact({ isLastAdmin: true }), /utolsó adminisztrátor/],
  [makeUserImpact({ blocking: [{ questionnaireId: 7, name: 'Rendelők 2026' }] }), /Most nem törölhető/],
])('has no way to delete where it is forbidden, and says why', async (answered, reason) => {
  api.on(impact, () => ({ body: answered }));
  await renderScreen(api, '/users');
  const dialog = await openDialog('Törlés');
  expect(await within(dialog).findByText(reason)).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Végleges törlés' })).toHaveProperty('disabled', true);
});

it('warns of deleting oneself, and is out after it', async () => {
  api.on('GET /api/admin/users/1/impact', () => ({ body: makeUserImpact() }));
  api.on('DELETE /api/admin/users/1', () => ({ body: { success: true } }));
  const { leftTo } = await renderScreen(api, '/users');
  const dialog = await openDialog('Törlés', self.email);
  expect(dialog.textContent).toContain('saját fiókja');
  const ok = within(dialog).getByRole('button', { name: 'Végleges törlés' });
  await waitFor(() => expect(ok).toHaveProperty('disabled', false));
  await person.click(ok);
  await waitFor(() => expect(leftTo).toContain('/'));
});

it('signs somebody out everywhere after a question', async () => {
  const signOut = 'POST /api/admin/users/2/sign-out';
  api.on(signOut, () => ({ body: { success: true } }));
  await renderScreen(api, '/users');
  const dialog = await openDialog('Kijelentkeztetés');
  await person.click(within(dialog).getByRole('button', { name: 'Kijelentkeztetés mindenhol' }));
  expect(await screen.findByText('Mindenhol kijelentkeztetve')).toBeDefined();
  expect(api.callsOf(signOut)).toHaveLength(1);
});

it('leads here from the address that access had, and says who may manage what', async () => {
  await renderAdmin(api, '/admin-access');
  expect((await screen.findByRole('row', { name: /bela/ })).textContent).toContain('Rendelők 2026');
  expect(screen.getByRole('row', { name: /admin@example/ }).textContent).toContain('Egyik sem');
  expect(window.location.pathname).toBe('/users');
});

it('gives several questionnaires at once, and takes one', async () => {
  for (const id of [8, 9])
    api.on(`POST /api/admin/questionnaire/${id}/access`, () => ({
      status: 201,
      body: makeGrant({ questionnaireId: id }),
    }));
  api.on('DELETE /api/admin/questionnaire/7/access/2', () => ({ body: { success: true } }));
  await renderScreen(api, '/users');
  await screen.findByText('Rendelők 2026');
  const dialog = await openDialog('Hozzáférés');
  const save = within(dialog).getByRole('button', { name: 'Mentés' });
  expect(save).toHaveProperty('disabled', true);
  for (const name of ['Másik', 'Harmadik', 'Rendelők 2026'])
    await person.click(within(dialog).getByRole('checkbox', { name }));
  expect(within(dialog).getByText(/mentés után már nem látja/)).toBeDefined();
  await person.click(save);
  expect(await screen.findByText('Hozzáférés mentve')).toBeDefined();
  expect(api.callsOf('POST /api/admin/questionnaire/8/access')[0]?.body).toEqual({ adminId: 2 });
  expect(api.callsOf('POST /api/admin/questionnaire/9/access')).toHaveLength(1);
  expect(api.callsOf('DELETE /api/admin/questionnaire/7/access/2')).toHaveLength(1);
});

it('does not offer to take what nobody else may manage', async () => {
  api.on(grants, () => ({ body: [makeGrant({ revocable: false, reason: 'Utolsó.' })] }));
  await renderScreen(api, '/users');
  await screen.findByText('Rendelők 2026');
  const dialog = await openDialog('Hozzáférés');
  expect(within(dialog).getByRole('checkbox', { name: 'Rendelők 2026' })).toHaveProperty('disabled', true);
});
