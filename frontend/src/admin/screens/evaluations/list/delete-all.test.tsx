import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeStats } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const deletion = 'DELETE /api/admin/delete-all-evaluations';

async function openMenu() {
  await person.click(await screen.findByRole('button', { name: 'Továbbiak' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Összes törlése…' }));
}

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

it('deletes all only when the questionnaire’s name has been typed, then offers them back', async () => {
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 12, sent: 3 }) }));
  api.on(deletion, () => ({ body: { deletedCount: 15, deletionId: 'd1' } }));
  await renderScreen(api);
  await openMenu();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('15');
  expect(dialog.textContent).toContain('30 napig a kukából visszaállíthatók');
  const field = within(dialog).getByLabelText(/Rendelők 2026/);
  const button = within(dialog).getByRole('button', { name: 'Törlés (15)' });
  await person.type(field, 'Rendelők');
  await person.click(button);
  expect(within(dialog).getByRole('alert').textContent).toContain('nem egyezik');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf(deletion)).toEqual([]);

  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ restorable: 15 }) }));
  await person.clear(field);
  await person.type(field, 'Rendelők 2026{Enter}');
  await waitFor(() => expect(api.callsOf(deletion)).toHaveLength(1));
  const opener = screen.getByRole('button', { name: 'Továbbiak' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  // Until it is gone the dialog lets no press through.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(deletion)[0]?.headers['x-questionnaire-id']).toBe('7');

  const restoration = 'POST /api/admin/trash/restore';
  api.on(restoration, () => ({ body: { restoredCount: 15, left: [] } }));
  await person.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  await waitFor(() => expect(api.callsOf(restoration)[0]).toMatchObject({ body: { deletionIds: ['d1'] } }));
});

it('has nothing to delete in an empty questionnaire', async () => {
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats() }));
  await renderScreen(api);
  await openMenu();
  expect((await screen.findAllByText('Nincs törölhető értékelés.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('exports what the filters let through, as a job', async () => {
  const start = 'GET /api/admin/export-evaluations';
  api.on(start, () => ({ status: 202, body: makeJob({ kind: 'export-results', state: 'queued' }) }));
  await renderScreen(
    api,
    '/dashboard?status=pending&search=Kov&assignee=me&mail=undelivered&sort=clientName',
  );
  await person.click(await screen.findByRole('button', { name: 'Letöltések' }));
  await person.click(await screen.findByText('Eredmények exportálása (a szűrésnek megfelelők)'));
  await waitFor(() => expect(api.callsOf(start)).toHaveLength(1));
  const call = api.callsOf(start)[0];
  const filters = { status: 'pending', search: 'Kov', assignee: 'me', mail: 'undelivered' };
  expect(Object.fromEntries(call!.query)).toEqual({ questionnaireId: '7', ...filters });
  expect(call?.headers.prefer).toBe('respond-async');
});
