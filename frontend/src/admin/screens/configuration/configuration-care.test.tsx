import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import {
  makeConfiguration,
  makeImpact,
  makeQuestion,
  makeSection,
} from '../../testing/make-configuration.ts';
import { chooseQuestion, questionPane, saveAll } from '../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';
import { draftsOf } from './questions/question-drafts.ts';
// Compiled here, not while a test waits for what is shown.
import './sections/add-section-dialog.tsx';
import './questions/add-question-dialog.tsx';
import './questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const sections = [
  makeSection({ description: 'Régi leírás' }),
  makeSection({ id: 2, name: 'Adatok', position: 2, questionCount: 1, maxScore: 5, weightPercent: 33.3 }),
];
let questions = [makeQuestion()];

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  questions = [makeQuestion(), makeQuestion({ id: 12, pointValue: 0 })];
  draftsOf(1, 7).discard([11, 12]);
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration(sections) }));
  api.on('GET /api/admin/questions', () => ({ body: questions }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on('GET /api/admin/questionnaires/7/impact', () => ({ body: makeImpact() }));
});

const hasFocus = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

it('leaves the focus at the question when its buttons have done their work', async () => {
  api.on('PUT /api/admin/question/11', ({ body }) => ({ body: makeQuestion(body as object) }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane(11);
  await person.type(within(row).getByLabelText(/^Kérdés – /), ' Más');
  await person.click(within(row).getByRole('button', { name: /^Elvetés/ }));
  await hasFocus(() => row);
  await person.type(within(row).getByLabelText(/^Kérdés – /), ' Új');
  await saveAll(person);
  expect(await within(row).findByText('Mentve')).toBeDefined();
  await hasFocus(() => row);
});

it('goes on to the next question, then to the section, when one is deleted', async () => {
  api.on('DELETE /api/admin/question/11', () => {
    questions = questions.filter(({ id }) => id !== 11);
    return { body: { success: true } };
  });
  api.on('DELETE /api/admin/question/12', () => {
    questions = [];
    return { body: { success: true } };
  });
  await renderScreen(api, '/config/questions');
  for (const next of ['question-12', 'section-1-toggle']) {
    await person.click(within(await questionPane()).getByRole('button', { name: /^Törlés/ }));
    await person.click(await screen.findByRole('button', { name: 'Kérdés törlése' }));
    await hasFocus(() => document.getElementById(next));
  }
});

it('names the insights that will rest before a question is deleted, also where no score follows', async () => {
  const restingInsights = ['Ami könnyen foglalható, könnyen el is felejthető.'];
  api.on('GET /api/admin/questionnaires/7/impact', () => ({ body: makeImpact({ restingInsights }) }));
  await renderScreen(api, '/config/questions');
  await person.click(within(await questionPane()).getByRole('button', { name: /^Törlés/ }));
  expect(await screen.findByText(/^1 összefüggés szünetelni fog/)).toBeDefined();
  expect(screen.getByText(restingInsights[0]!)).toBeDefined();
});

it('names what a question is needed by, in place of deleting it', async () => {
  const neededBy = ['Elektronikusan érkezik a lelet?'];
  api.on('GET /api/admin/questionnaires/7/impact', () => ({ body: makeImpact({ neededBy }) }));
  await renderScreen(api, '/config/questions');
  await person.click(within(await questionPane()).getByRole('button', { name: /^Törlés/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ez még nem törölhető' }));
  expect(dialog.getByText(neededBy[0]!)).toBeDefined();
  expect(dialog.getAllByRole('button')).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Vissza' }));
  expect(api.calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
});

it('keeps the focus on a section’s switch while it asks and saves', async () => {
  api.on('PUT /api/admin/sections/1', () => ({ body: sections[0] }));
  await renderScreen(api, '/config/questions');
  const [toggle] = await screen.findAllByRole('switch');
  toggle!.focus();
  await person.keyboard(' ');
  await waitFor(() => expect(api.callsOf('PUT /api/admin/sections/1')).toHaveLength(1));
  expect(document.activeElement).toBe(toggle);
});

it('sends of a section only what was changed', async () => {
  const change = 'PUT /api/admin/sections/1';
  api.on(change, () => ({ body: sections[0] }));
  await renderScreen(api, '/config/questions');
  await person.click(await screen.findByRole('button', { name: 'Időpontok – név és leírás' }));
  const [description] = screen.getAllByLabelText('Leírás az ügyfélnek');
  await person.type(description!, ' bővebben');
  await person.click(screen.getByRole('button', { name: 'Mentés: Időpontok' }));
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toEqual({ description: 'Régi leírás bővebben' }));
});

it('does not overwrite what somebody else has changed meanwhile, before it was seen', async () => {
  const save = 'PUT /api/admin/question/11';
  api.on(save, ({ body }) => ({ body: makeQuestion(body as object) }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane(11);
  await person.click(within(row).getByRole('button', { name: 'További mezők' }));
  await person.type(within(row).getByLabelText(/^Kérdés – /), ' Enyém');
  questions = [makeQuestion({ questionText: 'Másé?', weight: 3 }), questions[1]!];
  await saveAll(person);
  expect((await within(row).findByRole('alert')).textContent).toContain('Kérdés: Másé?.');
  expect(within(row).getByLabelText<HTMLInputElement>(/^Kérdés – /).value).toBe('Kérdés 11? Enyém');
  expect(within(row).getByLabelText<HTMLInputElement>(/^Súly – /).value).toBe('3');
  expect(api.callsOf(save)).toEqual([]);
  await saveAll(person);
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ questionText: 'Kérdés 11? Enyém' });
});

it('says when a question is gone, and takes deleting it again for done', async () => {
  const gone = () => ({
    status: 404,
    body: { statusCode: 404, code: 'not_found', message: 'Nem található.' },
  });
  api.on('PUT /api/admin/question/12', gone);
  api.on('DELETE /api/admin/question/12', gone);
  await renderScreen(api, '/config/questions');
  const row = await chooseQuestion(12);
  await person.type(within(row).getByLabelText(/^Kérdés – /), ' Más');
  questions = [makeQuestion()];
  await saveAll(person);
  expect((await within(row).findByRole('alert')).textContent).toContain('időközben törölték');
  await person.click(within(row).getByRole('button', { name: /^Törlés/ }));
  await person.click(await screen.findByRole('button', { name: 'Kérdés törlése' }));
  await waitFor(() => expect(document.getElementById('question-12-row')).toBeNull());
  expect(screen.queryByText('Nem sikerült törölni a kérdést')).toBeNull();
});

it('says at once when there is no connection, and keeps the table when it cannot be read again', async () => {
  await renderScreen(api, '/config/questions');
  const row = await questionPane(11);
  const points = within(row).getByLabelText<HTMLInputElement>(/^Pont – /);
  const down = () => ({ status: 502, body: '' });
  for (const path of ['configuration', 'questions', 'questionnaires/7/impact'])
    api.on(`GET /api/admin/${path}`, down);
  api.on('PUT /api/admin/question/11', down);
  onlineManager.setOnline(false);
  try {
    await person.clear(points);
    await person.type(points, '8{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Nem sikerült felmérni');
    onlineManager.setOnline(true);
    await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
    expect(await within(row).findByRole('alert')).toBeDefined();
    const told = await screen.findAllByText('A kérdőív beállításait nem sikerült betölteni');
    expect(told.length).toBeGreaterThan(0);
    expect(row.isConnected && points.value).toBe('8');
  } finally {
    onlineManager.setOnline(true);
  }
});

it('does not make other points of wrong ones without saying so', async () => {
  await renderScreen(api, '/config/questions');
  await questionPane();
  await person.click(screen.getByRole('button', { name: 'Új kérdés: Időpontok' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText('Kérdés'), 'Van?');
  await person.clear(within(dialog).getByLabelText('Pont'));
  await person.type(within(dialog).getByLabelText('Pont'), '-3');
  await person.click(within(dialog).getByRole('button', { name: 'Hozzáadás' }));
  expect(await within(dialog).findByText(/közötti egész szám kell/)).toBeDefined();
  expect(api.callsOf('POST /api/admin/questions')).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  await hasFocus(() => screen.getByRole('button', { name: 'Új kérdés: Időpontok' }));
});

it('tells what a service cannot do without from what it lacks for some things, and where it is set up', async () => {
  const state = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null } as const;
  api.on('GET /api/admin/integration-status', () => ({
    body: [
      { ...state, service: 'sheets' as const, configured: false, missing: ['google_credentials'] },
      {
        ...state,
        service: 'forms' as const,
        configured: false,
        missing: ['googleFormUrl', 'google_credentials'],
      },
      { ...state, service: 'trello' as const, configured: true, missing: ['trello_list_id'] },
    ],
  }));
  await renderScreen(api, '/config/connections');
  expect(await screen.findByText('Hiányzik: Google-szolgáltatásfiók kulcsa')).toBeDefined();
  expect(screen.getByText('A teljes működéshez még hiányzik: Trello-lista')).toBeDefined();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Beállítás: Google-űrlapok')).toBe('/questionnaires');
  expect(hrefOf('Beállítás: Google-táblázatok')).toBe('/settings#google_credentials');
});

it('makes a section of each line of a list, and none that is there already', async () => {
  const add = 'POST /api/admin/sections';
  api.on(add, ({ body }) => ({ body: makeSection(body as object) }));
  await renderScreen(api, '/config/questions');
  await person.click(await screen.findByRole('button', { name: 'Új szakasz' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Szakasz neve');
  const paste = async (text: string) => {
    await person.clear(field);
    await person.click(field);
    await person.paste(text);
    await person.click(within(dialog).getByRole('button', { name: /szakasz hozzáadása$/ }));
  };
  await paste('Képzés\nIDŐPONTOK');
  expect(await within(dialog).findByText('Ilyen nevű szakasz már van.')).toBeDefined();
  await paste('Képzés\n képzés ');
  expect(api.callsOf(add)).toEqual([]);
  await paste('Képzés\n\n Biztonság ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(add).map(({ body }) => body)).toEqual([{ name: 'Képzés' }, { name: 'Biztonság' }]);
});
