import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeJob } from '../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type BackgroundWork } from './background-work.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const call = 'GET /api/admin/background-work';
const at = '2026-11-20T10:00:00Z';
const task = {
  startedAt: at,
  finishedAt: at,
  dueAt: '2026-11-20T11:00:00Z',
  isRunning: false,
  isLate: false,
  error: null,
};

const work = (patch: Partial<BackgroundWork> = {}): BackgroundWork => ({
  queues: [{ name: 'generation', waiting: 12, running: 3, failed: 0, restsUntil: null }],
  running: [],
  failed: [],
  tasks: [{ ...task, name: 'purge-hidden' }],
  ...patch,
});
const answer = (body: BackgroundWork) => api.on(call, () => ({ body }));

beforeEach(() => {
  api.reset();
  answerUsually(api);
  answer(work());
});

it('shows queues and tasks in words, unfolded where something is wrong', async () => {
  answer(
    work({
      queues: [
        { name: 'generation', waiting: 1200, running: 3, failed: 1, restsUntil: at },
        { name: 'of-tomorrow', waiting: 0, running: 0, failed: 0, restsUntil: null },
      ],
      tasks: [
        { ...task, name: 'purge-hidden' },
        { ...task, name: 'sync-sheets', error: { code: 'x', message: 'Belső hiba.' } },
        { ...task, name: 'unheard-of', finishedAt: null, isLate: true },
      ],
    }),
  );
  await renderAdmin(api, '/admin/jobs');
  const queue = await screen.findByRole('row', { name: /Szövegek írása/ });
  expect(queue.textContent).toMatch(/szünetel eddig.*1200.*3.*1/);
  expect(screen.getByRole('row', { name: /of-tomorrow/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /végleges eltávolítása.*Rendben/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /ütemezett szinkronizálása.*Belső hiba/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /unheard-of.*még nem futott.*Késik/ })).toBeDefined();
  expect(queue.closest('details')?.open).toBe(true);
  expect(screen.queryByText(/^Minden rendben/)).toBeNull();
});

it('says in one sentence that all is well, and folds the rest', async () => {
  await renderScreen(api, '/jobs');
  expect(await screen.findByText(/^Minden rendben/)).toBeDefined();
  expect(screen.getByText('Várósorok és időzített feladatok').closest('details')?.open).toBe(false);
  expect(screen.queryByRole('region', { name: 'Sikertelen feladatok' })).toBeNull();
});

it('stops a running job, and runs a failed one again', async () => {
  const failed = makeJob({
    id: 'j2',
    kind: 'sync-sheets',
    state: 'failed',
    finishedAt: at,
    error: { code: 'x', message: 'A táblázat nincs megosztva.' },
  });
  answer(
    work({
      running: [makeJob({ progress: { done: 3, total: 10, failed: 0, skipped: 0 }, kind: 'regenerate-all' })],
      failed: [failed],
    }),
  );
  api.on('POST /api/admin/jobs/j1/cancel', () => ({ body: makeJob({ state: 'cancelled' }) }));
  api.on('POST /api/admin/jobs/j2/retry', () => ({ body: { ...failed, state: 'running' } }));
  await renderScreen(api, '/jobs');
  const card = within(await screen.findByRole('region', { name: 'Sikertelen feladatok' }));
  expect(card.getByText('A táblázat nincs megosztva.')).toBeDefined();
  expect(card.getByText('Rendelők 2026')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^Leállítás: / }));
  await waitFor(() => expect(api.callsOf('POST /api/admin/jobs/j1/cancel')).toHaveLength(1));
  answer(work());
  await person.click(card.getByRole('button', { name: /^Újra: / }));
  expect(await screen.findByText(/^Minden rendben/)).toBeDefined();
  expect(api.callsOf('POST /api/admin/jobs/j2/retry')).toHaveLength(1);
});

it('does not offer to run mails again, and shows the rows that failed', async () => {
  const counts = { done: 1, total: 3, failed: 2, skipped: 0 };
  answer(
    work({
      failed: [
        makeJob({ id: 'j3', kind: 'send', state: 'failed', finishedAt: at }),
        makeJob({ id: 'j5', kind: 'trello-comments', state: 'failed', finishedAt: at }),
        makeJob({ id: 'j4', kind: 'regenerate-all', state: 'done', finishedAt: at, progress: counts }),
      ],
    }),
  );
  api.on('GET /api/admin/jobs/j4/failures', () => ({
    body: [
      {
        evaluationId: 'e1',
        clientName: 'Kovács Anna',
        clinicName: 'Körúti',
        error: { code: 'x', message: 'A keret elfogyott.' },
      },
    ],
  }));
  await renderScreen(api, '/jobs');
  await screen.findByRole('region', { name: 'Sikertelen feladatok' });
  expect(screen.getAllByRole('button', { name: /^Újra: / })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Sikertelenek megtekintése' }));
  expect(await screen.findByText('A keret elfogyott.')).toBeDefined();
});

it('refreshes itself, and keeps what it shows when that fails once', async () => {
  await renderScreen(api, '/jobs');
  await screen.findByText('Szövegek írása');
  api.on(call, () => ({ status: 503, body: { message: 'Most nem megy.' } }));
  expect(await screen.findByText('A háttérfeladatok állapotát nem sikerült betölteni')).toBeDefined();
  expect(screen.getByText('Szövegek írása')).toBeDefined();
});
