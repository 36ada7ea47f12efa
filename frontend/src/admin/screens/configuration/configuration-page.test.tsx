import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../shared/api/operations.ts';
import { ApiServer } from '../../../testing/api-server.ts';
import {
  makeConfiguration,
  makeImpact,
  makeInsight,
  makeQuestion,
  makeSection,
} from '../../testing/make-configuration.ts';
import { makeJob, makeQuestionnaire } from '../../testing/make.ts';
import { questionPane, saveAll } from '../../testing/question-pane.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { draftsOf } from './questions/question-drafts.ts';
// Compiled here, not while a test waits for what is shown.
import './questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const impact = 'GET /api/admin/questionnaires/7/impact';
const save = 'PUT /api/admin/question/11';
const order = 'PUT /api/admin/configuration/order';
const sections = [
  makeSection(),
  makeSection({ id: 2, name: 'Adatok', position: 2, questionCount: 1, maxScore: 5, weightPercent: 33.3 }),
];
const questions = [
  makeQuestion(),
  makeQuestion({ id: 12, pointValue: 0 }),
  makeQuestion({ id: 21, sectionId: 2, sectionName: 'Adatok' }),
];

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  draftsOf(1, 7).discard([11, 12, 21]);
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration(sections) }));
  api.on('GET /api/admin/questions', () => ({ body: questions }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: 'Saját', tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(impact, () => ({ body: makeImpact() }));
});

it('prompts to create a questionnaire when there is none', async () => {
  api.on('GET /api/admin/questionnaires', () => ({ body: [] }));
  await renderAdmin(api, '/admin/questionnaire-config');
  expect(await screen.findByRole('heading', { name: 'Még nincs kérdőíve' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Új kérdőív létrehozása' })).toBeDefined();
});

it('saves what alters no score at once, and shows that it is saved', async () => {
  api.on(save, ({ body }) => ({ body: makeQuestion(body as object) }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  const field = within(row).getByLabelText(/^Kérdés – /);
  await person.type(field, ' Új?');
  expect(within(row).getByText('Nincs mentve')).toBeDefined();
  await person.keyboard('{Enter}');
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ questionText: 'Kérdés 11? Új?' });
  expect(api.callsOf(impact)).toEqual([]);
});

it('saves how much effort the tip is without asking', async () => {
  api.on(save, ({ body }) => ({ body: makeQuestion(body as object) }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  await person.selectOptions(within(row).getByLabelText(/^A tipp munkaigénye/), 'large');
  await saveAll(person);
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ effort: 'large' });
  expect(api.callsOf(impact)).toEqual([]);
});

it('saves that an answer is required without asking, as no score hangs on it', async () => {
  api.on(save, ({ body }) => ({ body: makeQuestion(body as object) }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  await person.click(within(row).getByLabelText(/^Kötelező válasz az online kérdőívben/));
  await saveAll(person);
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ required: true });
  expect(api.callsOf(impact)).toEqual([]);
});

it('says what new points do before it saves them, and keeps what was typed when it fails', async () => {
  api.on(impact, () => ({ body: makeImpact({ rescored: 12_040, staleTexts: 3, exact: false }) }));
  api.on(save, () => ({ status: 500, body: { statusCode: 500, code: 'internal', message: 'Elromlott.' } }));
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  const field = within(row).getByLabelText(/^Pont – /);
  await person.clear(field);
  await person.type(field, '8{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/újra pontozunk.*legfeljebb 12.040/);
  expect(Object.fromEntries(api.callsOf(impact)[0]!.query)).toEqual({
    change: 'question',
    questionId: questions[0]!.questionId,
    pointValue: '8',
  });
  expect(api.callsOf(save)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  expect((await within(row).findByRole('alert')).textContent).toContain('Elromlott.');
  expect((field as HTMLInputElement).value).toBe('8');
});

it('does not send what is wrong, and says where', async () => {
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  await person.clear(within(row).getByLabelText(/^Kérdés – /));
  await saveAll(person);
  expect(within(row).getByText('A kérdés szövege nem lehet üres.')).toBeDefined();
  expect(within(row).getByRole('alert').textContent).toContain('pirossal');
  expect(api.callsOf(save)).toEqual([]);
});

it('names the insights that ask for the chosen question, and leads to them', async () => {
  const other = makeInsight({ id: 2, when: { section: null, below: 50 }, text: 'Másról szól.' });
  api.on('GET /api/admin/questionnaires/7/insights', () => ({ body: { insights: [makeInsight(), other] } }));
  await renderScreen(api, '/config/questions');
  const link = await within(await questionPane()).findByRole('link', { name: makeInsight().text });
  expect(link.getAttribute('href')).toBe('/config/insights#insight-1');
  expect(screen.queryByText('Másról szól.')).toBeNull();
});

it('moves questions by buttons, and asks when one takes its points into another section', async () => {
  api.on(order, () => ({ body: makeConfiguration(sections) }));
  api.on(impact, () => ({ body: makeImpact({ rescored: 2 }) }));
  await renderScreen(api, '/config/questions');
  await questionPane();
  await person.click(screen.getByRole('button', { name: 'Lejjebb: 1. kérdés' }));
  await waitFor(() => expect(api.callsOf(order)).toHaveLength(1));
  const uuid = (index: number) => questions[index]!.questionId;
  expect(api.callsOf(order)[0]?.body).toEqual({
    sections: [
      { id: 1, questionIds: [uuid(1), uuid(0)] },
      { id: 2, questionIds: [uuid(2)] },
    ],
  });
  expect(api.callsOf(impact)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Lejjebb: 2. kérdés' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Áthelyezés' }));
  await waitFor(() => expect(api.callsOf(order)).toHaveLength(2));
  expect(api.callsOf(order)[1]?.body).toEqual({
    sections: [
      { id: 1, questionIds: [uuid(1)] },
      { id: 2, questionIds: [uuid(0), uuid(2)] },
    ],
  });
});

it('shows what switching a section out does before it is done', async () => {
  const change = 'PUT /api/admin/sections/2';
  api.on(change, () => ({ body: sections[1] }));
  api.on(impact, () => ({ body: makeImpact({ rescored: 4, verifiedBack: 1 }) }));
  await renderScreen(api, '/config/questions');
  await person.click((await screen.findAllByRole('switch'))[1]!);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('15 → 10');
  await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  expect(api.callsOf(change)).toEqual([]);
  await person.click(screen.getAllByRole('switch')[1]!);
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ne számítson bele' }),
  );
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toEqual({ includeInEvaluation: false }));
});

it('shows the built-in welcome texts where there are none of its own, and saves empty ones as none', async () => {
  const change = 'PUT /api/admin/welcome-texts';
  api.on(change, ({ body }) => ({ body }));
  await renderScreen(api, '/config/texts');
  const greeting = await screen.findByLabelText('Köszöntés');
  await waitFor(() => expect(greeting.getAttribute('placeholder')).toContain('Köszönjük'));
  await person.clear(screen.getByLabelText('Bevezető szöveg'));
  await person.type(greeting, 'Jó napot!');
  await person.click(screen.getByRole('button', { name: 'Szövegek mentése' }));
  // Only what was changed is sent: somebody else's tips stay.
  await waitFor(() => expect(api.callsOf(change)[0]?.body).toEqual({ greeting: 'Jó napot!', content: null }));
});

it('offers the sync only where there is a form', async () => {
  await renderScreen(api, '/config/questions');
  await questionPane();
  expect(screen.queryByRole('button', { name: 'Frissítés az űrlapból' })).toBeNull();
});

it('shows what the form would change before it takes it over', async () => {
  const sync = 'POST /api/admin/questionnaire/7/sync-google-form';
  const report: Schemas['FormSyncResponse'] = {
    source: 'page',
    sections: 2,
    questions: 3,
    created: 1,
    updated: 1,
    unchanged: 1,
    linked: 0,
    reordered: false,
    renamed: [{ what: 'question', from: 'Régi?', to: 'Új?' }],
    missing: [
      { id: 12, questionText: 'Elveszett?', wasInForm: true },
      { id: 13, questionText: 'Saját?', wasInForm: false },
    ],
    missingSections: [],
    renamedOptions: [{ questionText: 'Új?', from: 'talán', to: 'részben' }],
    missingOptions: [{ id: 101, questionText: 'Új?', label: 'nem tudom' }],
    changes: [{ what: 'question', change: 'updated', name: 'Új?', fields: ['kind', 'options'] }],
    effect: { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true },
    notes: [],
  };
  api.on('GET /api/admin/questionnaires', () => ({
    body: [makeQuestionnaire({ googleFormUrl: 'https://docs.google.com/forms/d/e/x/viewform' })],
  }));
  api.on('GET /api/admin/jobs', () => ({
    body: [makeJob({ kind: 'sync-form', state: 'done', result: report })],
  }));
  api.on(sync, () => ({
    status: 202,
    body: makeJob({ kind: 'sync-form', state: 'done', result: report }),
  }));
  await renderScreen(api, '/config/questions');
  await person.click(await screen.findByRole('button', { name: 'Frissítés az űrlapból' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('„Régi?” → „Új?”')).toBeDefined();
  const listed = (name: RegExp) =>
    within(within(dialog).getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listed(/már nincs meg/)).toEqual(['Elveszett?']);
  expect(listed(/Csak a kérdőívben/)).toEqual(['Saját?']);
  expect(listed(/Átnevezett válaszok/)).toEqual(['Új? „talán” → „részben”']);
  expect(listed(/Válaszok, amelyek nincsenek az űrlapon/)).toEqual(['Új? „nem tudom”']);
  expect(listed(/módosult részek/)).toEqual(['Módosul: Új? (Válaszadás módja, Válaszok)']);
  expect(api.callsOf(sync).map(({ query }) => query.get('dryRun'))).toEqual(['true']);
  await person.click(within(dialog).getByRole('button', { name: 'Változások átvétele' }));
  await waitFor(() => expect(api.callsOf(sync).at(-1)?.query.get('dryRun')).toBeNull());
});
