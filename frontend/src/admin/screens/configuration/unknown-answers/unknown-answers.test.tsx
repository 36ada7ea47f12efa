import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeQuestion,
  makeSection,
  makeUnknownAnswer,
} from '../../../testing/make-configuration.ts';
import { questionPane } from '../../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type UnknownAnswer } from './unknown-answers.api.ts';
// Compiled here, not while a test waits for what is shown.
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const list = 'GET /api/admin/unknown-answers';
const map = 'POST /api/admin/unknown-answers/map';
const yes = makeAnswer({ id: 101, label: 'igen', points: 5 });
const partly = makeAnswer({ id: 102, label: 'részben', points: 2 });
const noEffect = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] };
let answers: UnknownAnswer[] = [];

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  answers = [
    makeUnknownAnswer({ value: 'igen, de csak részben', nearest: { id: 102, label: 'részben' } }),
    makeUnknownAnswer({ value: 'talán', responses: 1 }),
  ];
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/questions', () => ({ body: [makeQuestion({ options: [yes, partly] })] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(list, () => ({ body: answers }));
});

const table = () => screen.findByRole('table');

/** The server stores what the real call says. */
function mapping(effect = noEffect): void {
  api.on(map, ({ query, body }) => {
    const { value } = body as { value: string };
    if (query.get('dryRun') === null) answers = answers.filter((one) => one.value !== value);
    return { body: effect };
  });
}

it('is not there while every answer is known', async () => {
  answers = [];
  await renderScreen(api, '/config/questions');
  await questionPane();
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Ezt jelenti/ })).toBeNull();
});

it('has chosen the nearest option, tells what it would do, and maps the answer after that', async () => {
  mapping({ ...noEffect, rescored: 4, verifiedBack: 1 });
  await renderScreen(api, '/config/questions');
  const [, first] = within(await table()).getAllByRole('row');
  expect(first!.textContent).toContain('Kérdés 11?');
  expect(within(first!).getByRole<HTMLSelectElement>('combobox').value).toBe('102');
  await person.click(within(first!).getByRole('button', { name: /^Ezt jelenti/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/amelyeket újra pontozunk: 4/);
  expect(api.callsOf(map).map(({ query }) => query.get('dryRun'))).toEqual(['true']);
  await person.click(within(dialog).getByRole('button', { name: 'Ezt jelenti' }));
  expect(
    await screen.findByText('„igen, de csak részben” mostantól ezt jelenti: „részben”', { exact: false }),
  ).toBeDefined();
  expect(api.callsOf(map).at(-1)).toMatchObject({
    body: { optionId: 102, value: 'igen, de csak részben' },
  });
  expect(api.callsOf(map).at(-1)?.query.get('dryRun')).toBeNull();
  await waitFor(() => expect(screen.queryByText('„igen, de csak részben”')).toBeNull());
  expect(within(await table()).getByText('„talán”')).toBeDefined();
  await waitFor(() => expect(api.callsOf('GET /api/admin/questions').length).toBeGreaterThan(1));
});

it('stays as it is when the person does not agree', async () => {
  mapping({ ...noEffect, rescored: 4 });
  await renderScreen(api, '/config/questions');
  await person.click(within(await table()).getAllByRole('button', { name: /^Ezt jelenti/ })[0]!);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mégse' }));
  expect(api.callsOf(map)).toHaveLength(1);
  expect(within(await table()).getAllByRole('row')).toHaveLength(3);
});

it('asks nothing when no evaluation changes, wants a choice where nothing is near, and goes with the last answer', async () => {
  answers = [makeUnknownAnswer()];
  mapping();
  await renderScreen(api, '/config/questions');
  const button = within(await table()).getByRole<HTMLButtonElement>('button', { name: /^Ezt jelenti/ });
  expect(button.disabled).toBe(true);
  await person.selectOptions(screen.getByRole('combobox', { name: /„talán”/ }), 'igen');
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(api.callsOf(map).map(({ body }) => body)).toEqual([
    { optionId: 101, value: 'talán' },
    { optionId: 101, value: 'talán' },
  ]);
  await waitFor(() => expect(document.activeElement?.id).toBe('questions'));
});

it('keeps the answer when it could not be mapped, and says why', async () => {
  const message = 'Ez a szöveg már a kérdés egyik válaszát jelenti: „igen”.';
  api.on(map, ({ query }) =>
    query.get('dryRun') === 'true'
      ? { body: noEffect }
      : { status: 400, body: { statusCode: 400, code: 'answer_means_another', message } },
  );
  await renderScreen(api, '/config/questions');
  await person.click(within(await table()).getAllByRole('button', { name: /^Ezt jelenti/ })[0]!);
  expect(await screen.findByText(message)).toBeDefined();
  expect(within(await table()).getAllByRole('row')).toHaveLength(3);
});

it('shows the most frequent ones first, and all when they are wanted', async () => {
  answers = Array.from({ length: 12 }, (_, index) => makeUnknownAnswer({ value: `válasz ${index}` }));
  await renderScreen(api, '/config/questions');
  expect(within(await table()).getAllByRole('row')).toHaveLength(11);
  await person.click(screen.getByRole('button', { name: 'Mind megjelenítése (12)' }));
  expect(within(await table()).getAllByRole('row')).toHaveLength(13);
});
