import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeInsight,
  makeQuestion,
  makeSection,
} from '../../../testing/make-configuration.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Integration } from '../../../kit/integrations/integrations.api.ts';
import { type Job } from '../../../kit/jobs/jobs.api.ts';
import { type InsightBody, type Trial } from './insights.api.ts';
// Compiled here, not while a test waits for what is shown.
import './insights-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/questionnaires/7/insights';
const create = 'POST /api/admin/questionnaires/7/insights';
const attempt = 'POST /api/admin/questionnaires/7/insights/try';
const counts = 'GET /api/admin/questionnaires/7/insights/counts';
const drafts = 'POST /api/admin/questionnaires/7/insights/drafts';
const save = 'PUT /api/admin/insights/1';
const sections = [makeSection(), makeSection({ id: 2, name: 'Adatok', position: 2 })];
const questions = [
  makeQuestion({
    questionText: 'Van online foglalás?',
    options: [makeAnswer(), makeAnswer({ id: 102, label: 'Nem', position: 2 })],
  }),
  makeQuestion({ id: 12, kind: 'text', questionText: 'Mivel elégedetlenek?' }),
];
const body = {
  when: { question: 11, chose: 'any', options: [102] },
  text: 'Csak telefonon lehet foglalni.',
  advice: null,
  place: 'summary',
  sectionId: null,
  weight: 5,
  active: true,
} as const;

const ai = (configured: boolean): Integration => ({
  service: 'ai',
  configured,
  missing: configured ? [] : ['openaiApiKey'],
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
});

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration(sections) }));
  api.on('GET /api/admin/questions', () => ({ body: questions }));
  api.on(list, () => ({ body: { insights: [makeInsight()] } }));
  api.on(attempt, () => ({ body: { holds: 12, of: 44 } }));
  api.on(counts, () => ({ body: { of: 44, counts: [{ id: 1, holds: 12 }] } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [ai(true)] }));
});

const open = async () => {
  await renderScreen(api, '/config/insights');
  return screen.findByRole('heading', { name: 'Összefüggések', level: 2 });
};
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li')!;
const unfold = async (text: string) => {
  const row = await rowOf(text);
  await person.click(within(row).getByRole('button', { name: new RegExp(`^${text}`) }));
  return within(row);
};
/** Chooses from a list that is searched by typing. */
const choose = async (name: string, title: RegExp) => {
  await person.click(screen.getByRole('combobox', { name }));
  await person.click(await screen.findByTitle(title));
};

it('lists by place what is said, and in one call for how many it is true', async () => {
  const insights = [
    makeInsight({ id: 3, text: 'A szakaszé.', place: 'section', sectionId: 2 }),
    makeInsight({ id: 1, text: 'A könnyebb.', weight: 2 }),
    makeInsight({ id: 2, text: 'A nehezebb.', weight: 9 }),
    makeInsight({
      id: 4,
      text: 'A gazdátlan.',
      place: 'section',
      sectionId: 99,
      problem: 'A szakaszt törölték.',
    }),
  ];
  api.on(list, () => ({ body: { insights } }));
  api.on(counts, () => ({
    body: {
      of: 44,
      counts: [
        { id: 1, holds: 12 },
        { id: 2, holds: 3 },
      ],
    },
  }));
  await open();
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    ['Összefoglaló', 'Adatok', 'Törölt szakasz'],
  );
  const texts = ['A nehezebb.', 'A könnyebb.', 'A szakaszé.', 'A gazdátlan.'];
  expect(screen.getAllByText(/^A \p{L}+\.$/u).map(({ textContent }) => textContent)).toEqual(texts);
  expect(
    await within(await rowOf('A könnyebb.')).findByText('44 kitöltés közül 12 esetben igaz'),
  ).toBeDefined();
  expect(within(await rowOf('A nehezebb.')).getByText('44 kitöltés közül 3 esetben igaz')).toBeDefined();
  expect(api.callsOf(counts)).toHaveLength(1);
  expect(api.callsOf(attempt)).toEqual([]);
  expect(within(await rowOf('A gazdátlan.')).getByText('A szakaszt törölték.')).toBeDefined();
});

it('says what insights are where there is none, and leads to questions where there are none', async () => {
  api.on(list, () => ({ body: { insights: [] } }));
  await open();
  expect(await screen.findByText(/^Még nincs összefüggés/)).toBeDefined();
  cleanup();
  api.on('GET /api/admin/questions', () => ({ body: [] }));
  await open();
  const hint = await screen.findByText(/^Az összefüggések a kérdések válaszaira épülnek/);
  expect(within(hint).getByRole('link').getAttribute('href')).toBe('/config/questions');
  expect(screen.queryByRole('button', { name: 'Új összefüggés' })).toBeNull();
});

it('says why the list cannot be shown', async () => {
  api.on(list, () => ({
    status: 403,
    body: { statusCode: 403, code: 'forbidden', message: 'Ehhez nincs joga.' },
  }));
  await renderScreen(api, '/config/insights');
  expect(await screen.findByText('Ehhez nincs joga.')).toBeDefined();
});

it('builds a condition by rows, counts it, and adds the insight', async () => {
  api.on(create, ({ body: sent }) => ({
    status: 201,
    body: makeInsight({ id: 9, ...(sent as InsightBody) }),
  }));
  await open();
  await person.click(screen.getByRole('button', { name: 'Új összefüggés' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('insight-new-text'));
  await person.type(screen.getByLabelText('Mit jelent ez együtt?'), body.text);
  expect(screen.getByText('1. feltétel: válasszon kérdést vagy eredményt.')).toBeDefined();
  await choose('Kérdés vagy eredmény', /^1\.1 Van online foglalás/);
  await person.click(screen.getByRole('checkbox', { name: 'Nem' }));
  const form = within(screen.getByLabelText('Mit jelent ez együtt?').closest('form')!);
  expect(await form.findByText('44 kitöltés közül 12 esetben igaz')).toBeDefined();
  expect(api.callsOf(attempt).at(-1)?.body).toEqual({ when: body.when });
  await person.click(screen.getByRole('button', { name: 'Hozzáadás' }));
  await waitFor(() => expect(api.callsOf(create)[0]?.body).toEqual(body));
  await waitFor(() => expect(screen.queryByLabelText('Mit jelent ez együtt?')).toBeNull());
  expect(sessionStorage.getItem('insightDraft:7:new')).toBeNull();
});

it('joins rows and groups, by keyboard, and takes them away again', async () => {
  await open();
  const row = await unfold(makeInsight().text);
  row.getByRole('button', { name: 'Csoport hozzáadása' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('insight-1-when-1-0-subject'));
  expect(row.getByText('2.1. feltétel: válasszon kérdést vagy eredményt.')).toBeDefined();
  expect(row.getAllByLabelText('Hány feltétel legyen igaz?')).toHaveLength(2);
  await person.click(row.getByRole('button', { name: '2.1. feltétel törlése' }));
  expect(row.queryByLabelText('Hány feltétel legyen igaz?')).toBeNull();
  expect(row.queryByRole('button', { name: 'Mentés' })).toBeNull();
});

it('saves only what was changed over what is stored, and keeps what was typed when that fails', async () => {
  let fails = true;
  api.on(save, ({ body: sent }) =>
    fails
      ? { status: 422, body: { statusCode: 422, code: 'unknown_option', message: 'Nincs ilyen válasz.' } }
      : { body: makeInsight(sent as InsightBody) },
  );
  await open();
  const row = await unfold(makeInsight().text);
  await person.selectOptions(row.getByLabelText('Hol jelenjen meg?'), 'Adatok');
  await person.selectOptions(row.getByLabelText('Mi igaz rá?'), 'a válasz egyik sem ezek közül');
  await person.click(row.getByRole('button', { name: 'Mentés' }));
  expect((await row.findByRole('alert')).textContent).toContain('Nincs ilyen válasz.');
  fails = false;
  await person.click(await row.findByRole('button', { name: 'Mentés' }));
  await waitFor(() =>
    expect(api.callsOf(save).at(-1)?.body).toEqual({
      ...body,
      text: makeInsight().text,
      when: { not: body.when },
      place: 'section',
      sectionId: 2,
    }),
  );
});

it('names what a condition has lost, and lets it be replaced', async () => {
  const insight = makeInsight({
    when: {
      all: [
        { question: 99, answered: true },
        { question: 11, chose: 'any', options: [102, 999] },
      ],
    },
    problem: 'Egy kérdést töröltek.',
    active: false,
  });
  api.on(list, () => ({ body: { insights: [insight] } }));
  await open();
  const row = await unfold(insight.text);
  await person.type(row.getByLabelText('Mit jelent ez együtt?'), '!');
  expect(row.getAllByText(/^Amire a feltétel épül/)).toHaveLength(1);
  expect(row.getByText('Nincs mentve')).toBeDefined();
  await person.selectOptions(row.getAllByLabelText('Mi igaz rá?')[0]!, 'a válasz egyik sem ezek közül');
  expect(row.getAllByText(/^Amire a feltétel épül/)).toHaveLength(2);
  await person.click(row.getByRole('button', { name: '1. feltétel törlése' }));
  await person.click(row.getByRole('checkbox', { name: 'törölve' }));
  expect(row.queryByText(/^Amire a feltétel épül/)).toBeNull();
  expect(row.getByText('Nincs mentve')).toBeDefined();
});

it('tries the condition on a response that is found by name', async () => {
  const trial: Trial = {
    holds: 12,
    of: 44,
    evaluation: { holds: null, answers: [{ question: 'Van online foglalás?', answer: null }] },
  };
  api.on(attempt, ({ body: sent }) => ({
    body: (sent as { evaluationId?: string }).evaluationId === undefined ? { holds: 12, of: 44 } : trial,
  }));
  await open();
  const row = await unfold(makeInsight().text);
  await person.click(row.getByRole('combobox', { name: 'Kipróbálás egy kitöltésen' }));
  await person.click(await screen.findByTitle(/^Körúti Fogászat/));
  expect(await row.findByText(/nem dönthető el/)).toBeDefined();
  expect(row.getByText('nincs válasz')).toBeDefined();
  expect(api.callsOf(attempt).at(-1)?.body).toEqual({ when: body.when, evaluationId: makeRow().id });
  await person.click(row.getByRole('button', { name: 'Bezárás' }));
  expect(row.queryByText(/nem dönthető el/)).toBeNull();
});

it('says why it cannot count, and counts again', async () => {
  await open();
  const row = await unfold(makeInsight().text);
  api.on(attempt, () => ({
    status: 503,
    body: { statusCode: 503, code: 'unavailable', message: 'Most nem megy.' },
  }));
  await person.click(row.getByRole('checkbox', { name: 'Igen' }));
  expect((await row.findByRole('alert')).textContent).toContain('Most nem megy.');
  api.on(attempt, () => ({ body: { holds: 30, of: 44 } }));
  await person.click(row.getByRole('button', { name: 'Újra' }));
  expect(await row.findByText('44 kitöltés közül 30 esetben igaz')).toBeDefined();
});

it('switches an insight off, deletes it, and takes that back', async () => {
  api.on(save, ({ body: sent }) => ({ body: makeInsight(sent as InsightBody) }));
  api.on('DELETE /api/admin/insights/1', () => ({ body: { deletionId: 'd1' } }));
  const restore = 'POST /api/admin/trash/restore';
  api.on(restore, () => ({ body: { restoredCount: 1, left: [] } }));
  await open();
  const row = within(await rowOf(makeInsight().text));
  await person.click(row.getByRole('switch'));
  await waitFor(() => expect(api.callsOf(save)[0]?.body).toMatchObject({ active: false, when: body.when }));
  await person.click(row.getByRole('button', { name: /^Összefüggés törlése/ }));
  await waitFor(() => expect(api.callsOf('DELETE /api/admin/insights/1')).toHaveLength(1));
  await person.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  await waitFor(() => expect(api.callsOf(restore)[0]?.body).toEqual({ deletionIds: ['d1'] }));
});

it('stores nothing the AI proposes until a person accepts it, as it is or changed', async () => {
  const { active: _active, ...proposal } = body;
  const proposals = [proposal, { ...proposal, text: 'Második.' }, { ...proposal, text: 'Harmadik.' }];
  const job = (patch: Partial<Job>) => makeJob({ kind: 'draft-insights', questionnaireId: 7, ...patch });
  let state = job({ state: 'running', result: null });
  api.on(drafts, () => ({ status: 202, body: state }));
  api.on(`GET /api/admin/jobs/${state.id}`, () => ({ body: state }));
  api.on(create, ({ body: sent }) => ({
    status: 201,
    body: makeInsight({ id: 9, ...(sent as InsightBody) }),
  }));
  await open();
  await person.click(await screen.findByRole('button', { name: 'AI-javaslatok' }));
  expect(await screen.findByRole('button', { name: /Javaslatok készülnek/ })).toBeDefined();
  state = job({
    state: 'done',
    result: { drafts: proposals.map((one) => ({ ...one, conditionText: '' })) },
  });
  expect(await screen.findByText('Az AI javaslatai (3)')).toBeDefined();
  expect(api.callsOf(create)).toEqual([]);
  const first = within(await rowOf(body.text));
  await person.click(first.getByRole('button', { name: 'Átvétel' }));
  await screen.findByText('Az AI javaslatai (2)');
  expect(api.callsOf(create)[0]?.body).toEqual(body);
  await person.click(within(await rowOf('Második.')).getByRole('button', { name: 'Elvetés' }));
  await screen.findByText('Az AI javaslatai (1)');
  await person.click(within(await rowOf('Harmadik.')).getByRole('button', { name: 'Megnyitás' }));
  const text = screen.getByDisplayValue('Harmadik.');
  await person.type(text, ' Átírva.');
  await person.click(screen.getByRole('button', { name: 'Átvétel' }));
  await waitFor(() => expect(api.callsOf(create)[1]?.body).toEqual({ ...body, text: 'Harmadik. Átírva.' }));
  await waitFor(() => expect(screen.queryByText(/^Az AI javaslatai/)).toBeNull());
});

it('does not offer the AI where none is set up, and says why it could propose nothing', async () => {
  await open();
  const button = () => screen.queryByRole('button', { name: 'AI-javaslatok' });
  await waitFor(() => expect(button()).not.toBeNull());
  api.on(drafts, () => ({ status: 409, body: { statusCode: 409, code: 'x', message: 'Kevés a kérdés.' } }));
  await person.click(button()!);
  expect(await screen.findByText('Kevés a kérdés.', { exact: false })).toBeDefined();
  cleanup();
  api.on('GET /api/admin/integration-status', () => ({ body: [ai(false)] }));
  await open();
  expect(button()).toBeNull();
});

it('opens the insight that an address names, in its part', async () => {
  await renderScreen(api, '/config#insight-1');
  await waitFor(() => expect(document.activeElement?.id).toBe('insight-1'));
  expect(window.location.pathname).toBe('/config/insights');
  expect(screen.getByLabelText('Mit jelent ez együtt?')).toBeDefined();
});
