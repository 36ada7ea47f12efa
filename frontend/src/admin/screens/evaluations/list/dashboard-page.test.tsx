import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow, makeStats } from '../../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/evaluations';
/** What the list was asked for so far; two requests sent at nearly the same time may arrive in either order. */
const askedBy = (field: string) => api.callsOf(list).map(({ query }) => query.get(field));

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

describe('the dashboard', () => {
  it('shows the numbers, the row and its next step', async () => {
    await renderScreen(api);
    const row = await screen.findByRole('row', { name: /Kovács Anna/ });
    expect(within(row).getByText('Függőben')).toBeDefined();
    expect(row.textContent).toContain('31/50 · 62%');
    expect(row.textContent).toContain('2026. 11. 20.');
    expect(within(row).getByRole('button', { name: 'Generálás: Kovács Anna' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Összes értékelés.*1/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Hiba/ })).toBeNull();
    expect(document.title).toBe('Kitöltések – Rendelők 2026');
    expect(api.callsOf(list)[0]?.headers['x-questionnaire-id']).toBe('7');
  });

  it('opens a response that says neither who filled it in nor for which clinic, by what is known of it', async () => {
    const unknown = { clientName: '', clinicName: '' };
    const rows = [makeRow(unknown), makeRow({ ...unknown, id: 'ff', clientEmail: '' })];
    api.on(list, () => ({ body: rows, headers: { 'X-Total-Count': '2' } }));
    await renderScreen(api);
    const { clientEmail, id } = makeRow();
    const named = await screen.findByRole('link', { name: clientEmail });
    expect(named.getAttribute('href')).toContain(id);
    expect(screen.getByRole('link', { name: 'Név nélküli kitöltés' }).getAttribute('href')).toContain('ff');
    expect(screen.getByRole('checkbox', { name: 'Kijelölés: Név nélküli kitöltés' })).toBeDefined();
  });

  it('filters by status and sorts through ascending, descending and none', async () => {
    await renderScreen(api);
    await person.click(await screen.findByRole('link', { name: /^Függőben/ }));
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
    await waitFor(() => expect(askedBy('status')).toContain('pending'));
    const head = () => screen.getByRole('columnheader', { name: /Pontszám/ });
    const turn = (effect: string) =>
      within(head()).getByRole('button', { name: 'Pontszám', description: effect });
    expect(head().hasAttribute('aria-sort')).toBe(false);
    await person.click(turn('Növekvő sorrend'));
    await waitFor(() => expect(askedBy('sort')).toContain('percentage'));
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    turn('Csökkenő sorrend').focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(askedBy('sort')).toContain('-percentage'));
    expect(head().getAttribute('aria-sort')).toBe('descending');
    await person.click(turn('Rendezés megszüntetése'));
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
    expect(head().hasAttribute('aria-sort')).toBe(false);
  });

  it('offers to look at the failed ones where there are any', async () => {
    api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 1, error: 2 }) }));
    await renderScreen(api);
    await person.click(await screen.findByRole('link', { name: /^Hiba\s*2$/ }));
    await waitFor(() => expect(askedBy('status')).toContain('error'));
  });

  it('searches once typing pauses', async () => {
    await renderScreen(api);
    await person.type(await screen.findByLabelText('Keresés'), 'körúti');
    await waitFor(() => expect(window.location.search).toContain('search='));
    await waitFor(() => expect(askedBy('search')).toContain('körúti'));
    expect(askedBy('search').filter((text) => text !== null && text !== 'körúti')).toEqual([]);
  });

  it('says why there is nothing, and what to do', async () => {
    api.on(list, () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
    await renderScreen(api, '/dashboard?search=zzz');
    expect(await screen.findByText('Nincs a szűrésnek megfelelő értékelés')).toBeDefined();
    await person.click(screen.getAllByRole('button', { name: 'Szűrők törlése' })[0]!);
    expect(await screen.findByText('Még nincs értékelés')).toBeDefined();
  });

  it('shows the server’s sentence when the list does not load, and tries again', async () => {
    api.on(list, () => ({ status: 500, body: { statusCode: 500, code: 'internal', message: 'Elromlott.' } }));
    await renderScreen(api);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Elromlott.');
    answerUsually(api);
    await person.click(within(alert).getByRole('button', { name: 'Újra' }));
    expect(await screen.findByRole('row', { name: /Kovács Anna/ })).toBeDefined();
  });
});

it('is a list of cards on a narrow screen', async () => {
  await renderScreen(api, '/dashboard?sort=clientName', 390);
  const cards = await screen.findByRole('list', { name: 'Értékelések' });
  expect(await within(cards).findByRole('button', { name: 'Generálás: Kovács Anna' })).toBeDefined();
  expect(cards.textContent).toContain('31/50 · 62%');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rám bízva' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Szűrők' }));
  expect(screen.getByText('Ügyfél: növekvő')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Rám bízva' })).toBeDefined();
});

describe('a row', () => {
  const inStatus = (patch: Parameters<typeof makeRow>[0]) =>
    api.on(list, () => ({ body: [makeRow(patch)], headers: { 'X-Total-Count': '1' } }));

  it('is sent only after the person has seen to whom and in which language', async () => {
    inStatus({ status: 'verified', hasSnapshot: true });
    const send = 'POST /api/admin/evaluation/e1/send';
    api.on(send, () => ({ status: 202, body: makeJob({ kind: 'send', state: 'queued' }) }));
    await renderAdmin(api);
    const button = await screen.findByRole('button', { name: 'Küldés: Kovács Anna' });
    await person.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('anna@korutifogaszat.hu');
    expect(dialog.textContent).toContain('Magyar');
    await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
    expect(api.callsOf(send)).toEqual([]);
    await person.click(button);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Küldés' }));
    await waitFor(() => expect(api.callsOf(send)[0]?.headers.prefer).toBe('respond-async'));
    expect(await screen.findByRole('button', { name: 'Küldés…: Kovács Anna' })).toBeDefined();
    inStatus({ status: 'sent', hasSnapshot: true });
    const progress = { done: 1, total: 1, failed: 0, skipped: 0 };
    api.on('GET /api/admin/jobs', () => ({ body: [makeJob({ kind: 'send', state: 'done', progress })] }));
    const row = screen.getByRole('row', { name: /Kovács Anna/ });
    await waitFor(() => expect(within(row).getByText('Elküldve')).toBeDefined());
  });
});

describe('regenerate all', () => {
  it('says how much it writes over before it starts', async () => {
    api.on('GET /api/admin/stats/7', () => ({
      body: makeStats({ pending: 3, error: 1, generated: 5, verified: 2, sent: 9 }),
    }));
    await renderScreen(api);
    await person.click(await screen.findByRole('button', { name: 'Továbbiak' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Összes újragenerálása' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Elindítja 11 értékelés szövegeinek elkészítését?');
    expect(dialog.textContent).toContain('új kerül: 7 (elkészült: 5, jóváhagyott: 2)');
    expect(dialog.textContent).toContain('nem változik: 9');
    await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
    expect(api.callsOf('POST /api/admin/regenerate-all-evaluations')).toEqual([]);
  });
});

it('writes what has no texts, and nothing else, at one press', async () => {
  const write = 'POST /api/admin/generate-pending-evaluations';
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 3, error: 1, generated: 5 }) }));
  api.on(write, () => ({ status: 202, body: makeJob({ kind: 'generate-new', state: 'queued' }) }));
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: 'Szövegek írása (4)' }));
  await waitFor(() => expect(api.callsOf(write)[0]?.headers['x-questionnaire-id']).toBe('7'));
});

it('asks before a link has the missing texts written', async () => {
  const write = 'POST /api/admin/generate-pending-evaluations';
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 3 }) }));
  api.on(write, () => ({ status: 202, body: makeJob({ kind: 'generate-new', state: 'queued' }) }));
  await renderScreen(api, '/dashboard?write');
  const question = await screen.findByRole('dialog', { name: 'A hiányzó szövegek megírása' });
  expect(api.callsOf(write)).toEqual([]);
  expect(window.location.search).toBe('');
  await person.click(within(question).getByRole('button', { name: 'Szövegek írása (3)' }));
  await waitFor(() => expect(api.callsOf(write)).toHaveLength(1));
});

it('shows Trello only where it is set up', async () => {
  api.on('GET /api/admin/evaluations', () => ({
    body: [makeRow({ trelloCardId: null })],
    headers: { 'X-Total-Count': '1' },
  }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  await renderScreen(api);
  await screen.findByRole('columnheader', { name: /Ügyfél/ });
  expect(screen.queryByRole('columnheader', { name: 'Trello ID' })).toBeNull();
});

it('shows the first response to the person who waits for it', async () => {
  let rows: ReturnType<typeof makeRow>[] = [];
  api.on('GET /api/admin/evaluations', () => ({
    body: rows,
    headers: { 'X-Total-Count': String(rows.length) },
  }));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  await renderAdmin(api);
  expect(await screen.findByText('Még nincs értékelés')).toBeDefined();
  rows = [makeRow({ clientName: 'Kovács Anna' })];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByText('Kovács Anna')).toBeDefined();
  vi.useRealTimers();
});

it('shows the texts of a response that has just come, once they are written', async () => {
  const createdAt = new Date().toISOString();
  let row = makeRow({ createdAt });
  api.on(list, () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  await renderAdmin(api);
  expect(await screen.findByRole('button', { name: /^Generálás/ })).toBeDefined();
  row = makeRow({ createdAt, status: 'generated' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByRole('button', { name: /^Átnézés/ })).toBeDefined();
  vi.useRealTimers();
});
