import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type AuditEntry } from './audit.api.ts';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeEntry, makeUser, self } from '../../testing/make-people.ts';
import { makeJob } from '../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const listed = 'GET /api/admin/audit';
const exported = 'GET /api/admin/audit/export';

function list(entries: AuditEntry[], total = entries.length): void {
  api.on(listed, () => ({ body: entries, headers: { 'X-Total-Count': String(total) } }));
}
const lastQuery = () => Object.fromEntries(api.callsOf(listed).at(-1)?.query ?? []);

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/admins', () => ({ body: [self, makeUser()] }));
  api.on('GET /api/admin/audit/actions', () => ({ body: ['evaluation.send', 'moon.landing'] }));
  list([makeEntry()]);
});

it('says who did what when, in words', async () => {
  list([
    makeEntry({
      targetName: 'Kovács Anna, Körúti Fogászat',
      details: { fields: 'name, isActive', changed: true },
    }),
    makeEntry({
      id: '89',
      adminId: null,
      adminEmail: null,
      questionnaireId: null,
      questionnaireName: null,
      action: 'sign-in.code',
      target: null,
      targetName: null,
      result: 'refused',
    }),
  ]);
  await renderAdmin(api, '/admin/audit');
  const row = await screen.findByRole('row', { name: /bela@rendelo\.hu/ });
  expect(row.textContent).toContain('Értékelés elküldése');
  expect(row.textContent).toContain('Kovács Anna, Körúti Fogászat');
  expect(row.textContent).toContain('2026. 11. 20.');
  expect(row.textContent).toContain('név, aktív');
  expect(row.textContent).toContain('igen');
  const refused = screen.getByRole('row', { name: /Belépés e-mailes kóddal/ });
  expect(refused.textContent).toContain('elutasítva');
  expect(refused.textContent).toContain('a rendszer vagy egy látogató');
});

it('reads its filters from the address bar, leaves out what is mistyped, and writes them there', async () => {
  await renderScreen(api, '/audit?adminId=2&from=2026-11-01&to=2026-02-31&action=evaluation.send&page=2');
  await screen.findByRole('row', { name: /bela/ });
  expect(lastQuery()).toEqual({
    limit: '25',
    offset: '25',
    adminId: '2',
    from: '2026-11-01',
    action: 'evaluation.send',
  });
  await person.type(screen.getByLabelText('Keresés'), '7c1d');
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: '7c1d', offset: '0' }));
  expect(window.location.search).toContain('search=7c1d');
  await person.click(screen.getByRole('button', { name: 'Szűrők törlése' }));
  await waitFor(() => expect(lastQuery()).toEqual({ limit: '25', offset: '0' }));
});

it('offers the actions that occur, by their words, and keeps an unknown one’s name', async () => {
  await renderScreen(api, '/audit');
  await person.click(await screen.findByRole('combobox', { name: 'Művelet' }));
  const options = { selector: '.ant-select-item-option-content' };
  expect(await screen.findByText('moon.landing', options)).toBeDefined();
  await person.click(await screen.findByText('Értékelés elküldése', options));
  await waitFor(() => expect(lastQuery()).toMatchObject({ action: 'evaluation.send' }));
});

it('has a sentence and a way on for no entry, and for a page that is none', async () => {
  list([]);
  await renderScreen(api, '/audit?search=x');
  expect(await screen.findByText(/Nincs a szűrőknek megfelelő bejegyzés/)).toBeDefined();
  await person.click(screen.getAllByRole('button', { name: 'Szűrők törlése' }).at(-1)!);
  expect(await screen.findByText('Még nincs bejegyzés.')).toBeDefined();
});

it('says why when the log cannot be read, and tries again', async () => {
  api.on(listed, () => ({ status: 503, body: { statusCode: 503, code: 'x', message: 'Most nem megy.' } }));
  await renderScreen(api, '/audit');
  expect(await screen.findByText('Most nem megy.')).toBeDefined();
  list([makeEntry()]);
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('row', { name: /bela/ })).toBeDefined();
});

it('exports what the filters let through as a job, and tells when that fails', async () => {
  api.on(exported, () => ({ status: 202, body: makeJob({ id: 'x1', questionnaireId: null }) }));
  const error = { code: 'failed', message: 'Túl nagy.' };
  api.on('GET /api/admin/jobs/x1', () => ({
    body: makeJob({ id: 'x1', questionnaireId: null, state: 'failed', error }),
  }));
  await renderScreen(api, '/audit?action=evaluation.send&page=2');
  await person.click(await screen.findByRole('button', { name: 'Export Excelbe' }));
  expect(await screen.findByText('Túl nagy.')).toBeDefined();
  const [call] = api.callsOf(exported);
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ action: 'evaluation.send' });
  expect(call?.headers['prefer']).toBe('respond-async');
  expect(screen.getByRole('button', { name: 'Export Excelbe' })).toBeDefined();
});
