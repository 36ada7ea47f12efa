import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeConfiguration, makeQuestion, makeSection } from '../../../testing/make-configuration.ts';
import { chooseQuestion } from '../../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
// Compiled here, not while a test waits for what is shown.
import './questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const save = 'PUT /api/admin/question/12';
const calendar = makeQuestion({ questionText: 'Foglalnak az interneten?' });
const reminders = makeQuestion({ id: 12, questionText: 'Küldenek emlékeztetőt?', position: 2 });
const words = makeQuestion({ id: 13, questionText: 'Van még valami?', position: 3, pointValue: 0 });
const calls = makeQuestion({ id: 14, questionText: 'Hívnak vissza?', position: 4, needs: 12 });
const replies = makeQuestion({ id: 15, questionText: 'Mérik a hívásokat?', position: 5, needs: 14 });

const open = async (patch = {}, id = reminders.id) => {
  const questions = [calendar, { ...reminders, ...patch }, words, calls, replies];
  api.on('GET /api/admin/questions', () => ({ body: questions }));
  await renderScreen(api, '/config/questions');
  const pane = within(await chooseQuestion(id));
  await person.click(pane.getByRole('button', { name: 'További mezők' }));
  return pane;
};
const field = () => screen.findByRole('combobox', { name: /^Előbb szükséges hozzá/ });
const bodies = () => api.callsOf(save).map(({ body }) => body);

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(save, () => ({ body: { ...reminders, needs: 11 } }));
});

it('lets a question come after another one, and offers none that leaves no step or that needs it in turn', async () => {
  await open();
  const choices = within(await field()).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Semmi', '1.1 Foglalnak az interneten?']);
  await person.selectOptions(await field(), '1.1 Foglalnak az interneten?');
  await waitFor(() => expect(bodies()).toEqual([{ needs: 11 }]));
  expect(await screen.findByText('A tippek sorrendje mentve.')).toBeDefined();
});

it('shows which one that is, and takes it away', async () => {
  await open({ needs: 11 });
  expect(await field()).toHaveDisplayValue('1.1 Foglalnak az interneten?');
  await person.selectOptions(await field(), 'Semmi');
  await waitFor(() => expect(bodies()).toEqual([{ needs: null }]));
});

it('is not asked of a question that brings no points', async () => {
  const pane = await open({}, words.id);
  expect(await pane.findByRole('combobox', { name: /^Szakasz/ })).toBeDefined();
  expect(pane.queryByRole('combobox', { name: /^Előbb szükséges hozzá/ })).toBeNull();
});
