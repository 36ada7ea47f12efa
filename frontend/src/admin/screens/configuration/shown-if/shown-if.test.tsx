import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeImpact,
  makeQuestion,
  makeSection,
} from '../../../testing/make-configuration.ts';
import { chooseQuestion } from '../../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
// Compiled here, not while a test waits for what is shown.
import '../insights/condition-builder.tsx';
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const save = 'PUT /api/admin/question/12';
const foretell = 'POST /api/admin/question/12/impact';
const first = makeQuestion({
  questionText: 'Van laborjuk?',
  options: [makeAnswer(), makeAnswer({ id: 102, label: 'Nem', position: 2 })],
});
const second = makeQuestion({ id: 12, questionText: 'Elektronikusan érkezik a lelet?', position: 2 });
const when = { question: 11, chose: 'any', options: [101] };

const open = async (questions = [first, second]) => {
  api.on('GET /api/admin/questions', () => ({ body: questions }));
  await renderScreen(api, '/config/questions');
  const pane = within(await chooseQuestion(second.id));
  await person.click(pane.getByRole('button', { name: 'További mezők' }));
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(foretell, () => ({ body: makeImpact() }));
  api.on(save, () => ({ body: { ...second, shownIf: when } }));
});

it('shows a question under an answer to an earlier one, and offers no later ones and no results', async () => {
  await open();
  expect(await screen.findByText('Mikor jelenik meg ez a kérdés?')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Feltétel módosítása' }));
  const group = within(screen.getByRole('group', { name: 'Mikor jelenik meg ez a kérdés?' }));
  const saving = group.getByRole('button', { name: 'Mentés' });
  expect(saving).toBeDisabled();
  await person.click(await group.findByRole('combobox', { name: 'Kérdés vagy eredmény' }));
  await person.click(await screen.findByTitle(/Van laborjuk/));
  expect(screen.queryByTitle(/Elektronikusan érkezik/)).toBeNull();
  expect(screen.queryByTitle(/Eredmény:/)).toBeNull();
  await person.click(group.getByRole('checkbox', { name: 'Igen' }));
  await person.click(saving);
  await waitFor(() => expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ shownIf: when }]));
});

it('says the condition in words, and takes it away', async () => {
  await open([first, { ...second, shownIf: when }]);
  expect(await screen.findByText(/1\.1 Van laborjuk\?.*Igen/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Feltétel módosítása' }));
  await person.click(screen.getByRole('button', { name: 'Jelenjen meg mindig' }));
  await waitFor(() => expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ shownIf: null }]));
});

it('asks with what it would do to evaluations before the condition is saved or taken away', async () => {
  api.on(foretell, () => ({ body: makeImpact({ rescored: 4, staleTexts: 2 }) }));
  await open([first, { ...second, shownIf: when }]);
  await person.click(await screen.findByRole('button', { name: 'Feltétel módosítása' }));
  const group = within(screen.getByRole('group', { name: 'Mikor jelenik meg ez a kérdés?' }));
  await person.click(group.getByRole('button', { name: 'Mentés' }));
  let asked = within(await screen.findByRole('dialog', { name: 'Menti a feltételt?' }));
  expect(asked.getByText(/újra pontozunk: 4/)).toBeDefined();
  await person.click(asked.getByRole('button', { name: 'Mégse' }));
  await person.click(await group.findByRole('button', { name: 'Jelenjen meg mindig' }));
  asked = within(await screen.findByRole('dialog', { name: 'Mindig megjelenjen?' }));
  expect(api.callsOf(save)).toHaveLength(0);
  await person.click(asked.getByRole('button', { name: 'Jelenjen meg mindig' }));
  await waitFor(() => expect(api.callsOf(save).map(({ body }) => body)).toEqual([{ shownIf: null }]));
  expect(api.callsOf(foretell).map(({ body }) => body)).toEqual([{ shownIf: when }, { shownIf: null }]);
});
