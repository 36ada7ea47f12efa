import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../shared/api/operations.ts';
import { ApiServer } from '../../../testing/api-server.ts';
import { closeHelp } from '../../kit/help/help.ts';
import { makeQuestionnaire, makeStats } from '../../testing/make.ts';
import { answerUsually, renderAdmin } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const search = 'GET /api/admin/search';
const nothing: Schemas['SearchResponse'] = {
  evaluations: [],
  moreEvaluations: false,
  questions: [],
  moreQuestions: false,
  trashed: [],
  moreTrashed: false,
};
const found: Schemas['FoundEvaluation'] = {
  id: 'e9',
  clientName: 'Kiss Béla',
  clinicName: 'Mosoly Dental',
  clientEmail: 'bela@mosoly.example',
  status: 'generated',
  questionnaireId: 8,
  questionnaireName: 'Másik',
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/questionnaires', () => ({
    body: [makeQuestionnaire(), makeQuestionnaire({ id: 8, name: 'Másik' })],
  }));
  api.on('GET /api/admin/stats/8', () => ({ body: makeStats({ pending: 1 }) }));
  api.on('GET /api/admin/settings', () => ({ body: [] }));
  api.on(search, () => ({ body: nothing }));
});

async function openPalette(): Promise<HTMLInputElement> {
  await renderAdmin(api);
  await screen.findByRole('heading', { level: 1, name: 'Kitöltések' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Keresés mindenben' });
}
const chosen = () => screen.getByRole('option', { selected: true });

it('chooses with the arrow keys, names the chosen one to readers, and goes there', async () => {
  const field = await openPalette();
  await person.type(field, 'ablak{Backspace>5/}beall');
  const list = screen.getByRole('listbox', { name: 'Találatok' });
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  const first = chosen();
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
  await person.keyboard('{ArrowDown}');
  expect(chosen()).not.toBe(first);
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(within(list).getAllByRole('option').at(-1));
  await person.clear(field);
  await person.type(field, 'naplo{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/audit'));
  expect(screen.queryByRole('combobox', { name: 'Keresés mindenben' })).toBeNull();
});

it('finds a setting by its name', async () => {
  const field = await openPalette();
  await person.type(field, 'kuldo tart');
  expect((await screen.findByRole('option', { name: /Küldő tartomány/ })).textContent).toContain(
    'E-mail-küldés',
  );
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(window.location.pathname + window.location.hash).toBe('/settings/mail#mailgun_domain'),
  );
});

it('asks the server once typing has paused, and opens what it found in its questionnaire', async () => {
  api.on(search, () => ({ body: { ...nothing, evaluations: [found] } }));
  const field = await openPalette();
  await person.type(field, 'kiss');
  await person.click(await screen.findByRole('option', { name: /Kiss Béla/ }));
  expect(api.callsOf(search).map(({ query }) => query.get('q'))).toEqual(['kiss']);
  await waitFor(() =>
    expect(api.callsOf('POST /api/admin/session/questionnaire').at(-1)?.body).toEqual({ questionnaireId: 8 }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/evaluations/e9'));
});

it('says when nothing is found, and when the search failed, with a way to try again', async () => {
  const field = await openPalette();
  await person.type(field, 'qqqq');
  expect(await screen.findByText(/Nincs találat/)).toBeDefined();
  api.on(search, () => ({ status: 503, body: { code: 'unavailable', message: 'Most nem megy.' } }));
  await person.type(field, 'q');
  await screen.findByText(/most nem sikerült keresni/, {}, { timeout: 10_000 });
  api.on(search, () => ({ body: { ...nothing, evaluations: [found] } }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('option', { name: /Kiss Béla/ })).toBeDefined();
});

it('shows the keys, and switches single ones off', async () => {
  const field = await openPalette();
  await person.type(field, 'billentyuparancs{Enter}');
  const off = await screen.findByRole('switch', { name: 'Egybetűs parancsok' });
  await person.click(off);
  expect(localStorage.getItem('adminSingleKeysOff')).toBe('true');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bezárás' }));
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does things from anywhere, and opens what it takes on the screen that is shown already', async () => {
  const field = await openPalette();
  await person.type(field, 'import{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Válaszok feltöltése' })).toBeVisible();
  expect(window.location.search).toBe('');
});

it('finds sentences of the guide, and opens their chapter beside the page', async () => {
  closeHelp();
  const field = await openPalette();
  await person.type(field, 'ket hettel');
  await person.click(await screen.findByRole('option', { name: /két héttel/ }));
  expect(await screen.findByRole('dialog', { name: 'Útmutató' })).toBeDefined();
  await waitFor(() => expect(document.querySelector('mark')).not.toBeNull());
  expect(window.location.pathname).toBe('/dashboard');
});
