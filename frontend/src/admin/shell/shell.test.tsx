import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiServer } from '../../testing/api-server.ts';
import { makeQuestionnaire, makeRow } from '../testing/make.ts';
import { answerUsually, renderAdmin } from '../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const choice = 'POST /api/admin/session/questionnaire';

const signedOut = () => ({
  status: 401 as const,
  body: { statusCode: 401, code: 'unauthorized' as const, message: '' },
});

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

it('sends people who are not signed in to sign in, and from there back', async () => {
  api.on('GET /api/user', signedOut);
  const { leftTo } = await renderAdmin(api, '/config#question-12');
  await waitFor(() => expect(leftTo).toContain('/auth?back=%2Fconfig%23question-12'));
  expect(api.callsOf('GET /api/admin/questionnaires')).toEqual([]);
});

it('says at the sign-in that a session has ended by itself', async () => {
  await renderAdmin(api);
  await screen.findByRole('button', { name: 'Kijelentkezés' });
  cleanup();
  api.on('GET /api/user', signedOut);
  const { leftTo } = await renderAdmin(api);
  await waitFor(() => expect(leftTo).toContain('/auth?ended=1&back=%2Fdashboard'));
});

it('leads whose session ends while they work to sign in', async () => {
  const generate = 'POST /api/admin/evaluation/e1/regenerate';
  api.on('GET /api/admin/evaluations', () => ({
    body: [makeRow({ status: 'pending' })],
    headers: { 'X-Total-Count': '1' },
  }));
  api.on(generate, signedOut);
  const { leftTo } = await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Generálás: Kovács Anna' }));
  await waitFor(() => expect(leftTo).toContain('/auth?ended=1&back=%2Fdashboard'));
});

it('says that mails do not go out as it was the last time, until the server answers', async () => {
  localStorage.setItem('mailWay', 'outbox');
  api.on('GET /api/admin/mail-way', () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: '' },
  }));
  await renderAdmin(api);
  expect(await screen.findByRole('complementary', { name: 'Ami még nincs beállítva' })).toBeVisible();
});

it('shows a screen for the first time when it is known whether that bar stands above it, or that it cannot be known', async () => {
  api.on('GET /api/admin/mail-way', () => ({ body: { way: 'outbox' as const } }));
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const serve = api.serve.bind(api);
  const served = vi.spyOn(api, 'serve').mockImplementation(() => {
    serve();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.endsWith('/mail-way')) await asked;
      return fetch(address, init);
    });
    return api;
  });
  await renderAdmin(api);
  await screen.findByRole('button', { name: 'Kijelentkezés' });
  await waitFor(() => expect(api.callsOf('GET /api/admin/questionnaires')).not.toEqual([]));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitöltések' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Ami még nincs beállítva' })).toBeVisible();

  served.mockRestore();
  cleanup();
  localStorage.removeItem('mailWay');
  api.on('GET /api/admin/mail-way', () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: '' },
  }));
  await renderAdmin(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitöltések' })).toBeVisible();
});

it.each(['/admin', '/admin/dashboard'])('%s is the dashboard', async (path) => {
  await renderAdmin(api, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitöltések' })).toBeDefined();
  expect(window.location.pathname).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Kitöltések' }).getAttribute('aria-current')).toBe('page');
});

it('keeps the shell around an address that leads nowhere', async () => {
  await renderAdmin(api, '/admin/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kijelentkezés' })).toBeDefined();
});

it('forgets a stored questionnaire that is gone, takes the first and tells the server', async () => {
  localStorage.setItem('currentQuestionnaireId', '99');
  const list = [makeQuestionnaire({ id: 8, name: 'Másik' }), makeQuestionnaire()];
  api.on('GET /api/admin/questionnaires', () => ({ body: list }));
  await renderAdmin(api);
  await waitFor(() => expect(api.callsOf(choice)[0]?.body).toEqual({ questionnaireId: 8 }));
  expect(api.callsOf(choice)[0]?.headers['x-questionnaire-id']).toBeUndefined();
  expect(localStorage.getItem('currentQuestionnaireId')).toBe('8');
});

it('has one friendly page when there is no questionnaire', async () => {
  api.on('GET /api/admin/questionnaires', () => ({ body: [] }));
  await renderAdmin(api);
  expect(await screen.findByRole('heading', { name: 'Még nincs kérdőíve' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Kérdőív' })).toBeNull();
});

it('offers to switch back and repeat when another tab has moved on', async () => {
  const generate = 'POST /api/admin/evaluation/e1/regenerate';
  api.on('GET /api/admin/evaluations', () => ({
    body: [makeRow({ status: 'pending' })],
    headers: { 'X-Total-Count': '1' },
  }));
  api.on(generate, () => ({
    status: 409,
    body: { statusCode: 409, code: 'questionnaire_mismatch', message: '' },
  }));
  await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Generálás: Kovács Anna' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Rendelők 2026');
  api.on(generate, () => ({ body: makeRow({ status: 'generated' }) }));
  await person.click(within(dialog).getByRole('button', { name: 'Visszaváltás és ismétlés' }));
  await waitFor(() => expect(api.callsOf(generate)).toHaveLength(2));
  expect(api.callsOf(choice).at(-1)?.body).toEqual({ questionnaireId: 7 });
});

it('leads who lacks a required passkey to where one is added, and shows nothing before', async () => {
  const user = { id: 1, email: 'admin@example.com', hasPassword: false, copyOf: null, questionnaireId: null };
  api.on('GET /api/user', () => ({
    body: { ...user, timeZone: 'Europe/Budapest', mustAddPasskey: true },
  }));
  const { leftTo } = await renderAdmin(api, '/dashboard');
  await waitFor(() => expect(leftTo).toContain('/auth?back=%2Fdashboard'));
  expect(api.callsOf('GET /api/admin/questionnaires')).toEqual([]);
});

it('signs out and leaves for the landing page, and nobody is said to have been thrown out', async () => {
  api.on('POST /api/logout', () => ({ body: { success: true } }));
  const { leftTo } = await renderAdmin(api);
  await person.click(await screen.findByRole('button', { name: 'Kijelentkezés' }));
  await waitFor(() => expect(leftTo).toContain('/'));
  cleanup();
  api.on('GET /api/user', signedOut);
  const later = await renderAdmin(api);
  await waitFor(() => expect(later.leftTo).toContain('/auth?back=%2Fdashboard'));
});

it('says when the data is a copy, and makes it the real one after asking', async () => {
  const move = 'POST /api/admin/installation/move';
  const user = {
    id: 1,
    email: 'admin@example.com',
    hasPassword: false,
    mustAddPasskey: false,
    timeZone: 'Europe/Budapest',
    questionnaireId: 7,
  };
  let copyOf: string | null = 'eles.example';
  api.on('GET /api/user', () => ({ body: { ...user, copyOf } }));
  api.on(move, () => {
    copyOf = null;
    return { body: { success: true } };
  });
  await renderAdmin(api);
  const notice = await screen.findByText(/Az adatok ide tartoznak: eles\.example/);
  await person.click(screen.getByRole('button', { name: 'Mostantól ez az éles példány' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('eles.example');
  expect(dialog.textContent).toMatch(/azóta már elküldhette.*hogy senki se kapja meg kétszer/);
  expect(api.callsOf(move)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Mostantól ez az éles példány' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
});
