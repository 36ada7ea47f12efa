import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob } from '../../../testing/make.ts';
import { answerUsually, renderAdmin } from '../../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const jobs = 'GET /api/admin/jobs';
const sync = 'POST /api/admin/sync-sheets';

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

it('syncs the spreadsheet as a job and keeps its report within reach', async () => {
  const job = makeJob({ kind: 'sync-sheets' });
  const result = {
    rows: 5,
    created: 2,
    updated: 1,
    unchanged: 1,
    skipped: [{ row: 4, reason: 'Hiányzik az e-mail-cím.' }],
    warnings: [],
    unmatchedColumns: ['Megjegyzés'],
    questionsWithoutColumn: [],
    unknownAnswers: [],
    unknownAnswerCount: 0,
  };
  api.on(sync, () => ({ status: 202, body: { ...job, state: 'queued' } }));
  await renderAdmin(api);
  // A job that has ended before the page was opened is no news.
  const ended = makeJob({ kind: 'sync-sheets', state: 'done', result });
  api.on(jobs, () => ({ body: api.callsOf(sync).length > 0 ? [ended] : [] }));
  await person.click(await screen.findByRole('button', { name: 'Szinkronizálás' }));
  await waitFor(() => expect(api.callsOf(sync)[0]?.headers.prefer).toBe('respond-async'));
  const details = await screen.findByRole('button', { name: 'Részletek' });
  expect(screen.getAllByText('Új: 2, frissített: 1, változatlan: 1, kimaradt: 1.').length).toBeGreaterThan(0);
  await person.click(details);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Hiányzik az e-mail-cím.')).toBeDefined();
  expect(within(dialog).getByText('Kérdéshez nem tartozó oszlopok: 1')).toBeDefined();
  expect(within(dialog).queryByRole('columnheader', { name: 'Munkalap' })).toBeNull();
});

it('says why the spreadsheet could not be synced', async () => {
  const message = 'Ehhez a kérdőívhez nincs táblázat megadva.';
  api.on(sync, () => ({ status: 400, body: { statusCode: 400, code: 'no_sheet', message } }));
  await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Szinkronizálás' }));
  expect(await screen.findByText('Nem sikerült szinkronizálni...')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});

it('sees a job that another tab has started, and its end, without being asked', async () => {
  await renderAdmin(api);
  await screen.findByRole('row', { name: /Kovács Anna/ });
  const job = makeJob({ kind: 'regenerate-all', progress: { done: 3, total: 10, failed: 0, skipped: 0 } });
  api.on(jobs, () => ({ body: [job] }));
  const otherTab = new BroadcastChannel('background-jobs');
  otherTab.postMessage(8);
  otherTab.postMessage(7);
  expect(await screen.findByRole('button', { name: '1 feladat fut' })).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Minden szöveg elkészítése' })).toBeDefined();
  const asked = api.callsOf('GET /api/admin/evaluations').length;
  api.on(jobs, () => ({
    body: [makeJob({ kind: 'regenerate-all', state: 'done', progress: { ...job.progress, done: 10 } })],
  }));
  otherTab.postMessage(7);
  otherTab.close();
  await waitFor(() => expect(api.callsOf('GET /api/admin/evaluations').length).toBeGreaterThan(asked));
});

it('looks for jobs again when the tab comes back into sight', async () => {
  await renderAdmin(api);
  await screen.findByRole('row', { name: /Kovács Anna/ });
  api.on(jobs, () => ({ body: [makeJob({ kind: 'send-selected' })] }));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: '1 feladat fut' })).toBeDefined();
});

it('shows what a stopped job had done until that is put away', async () => {
  const progress = { done: 3, total: 10, failed: 2, skipped: 0 };
  const job = makeJob({ kind: 'generate-selected', progress });
  api.on(jobs, () => ({ body: [job] }));
  api.on('POST /api/admin/jobs/j1/cancel', () => ({ body: { ...job, state: 'cancelled' } }));
  await renderAdmin(api);
  await person.click(
    await screen.findByRole('button', { name: 'Leállítás: Kijelöltek szövegeinek készítése' }),
  );
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Leállítva, elkészült: 3 / 10.')).toBeDefined();
  expect(main.getByRole('button', { name: 'Sikertelenek megtekintése' })).toBeDefined();
  await person.click(main.getByRole('button', { name: /^Értesítés elrejtése/ }));
  expect(main.queryByText('Leállítva, elkészült: 3 / 10.')).toBeNull();
});

it('says that a broad search has found more than was counted', async () => {
  api.on('GET /api/admin/evaluations', () => ({
    body: [],
    headers: { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' },
  }));
  await renderAdmin(api, '/dashboard?search=a');
  expect(await screen.findByText(/Több mint 1\s?000 találat/)).toBeDefined();
});
