import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeQuestion,
  makeSection,
} from '../../../testing/make-configuration.ts';
import { questionPane } from '../../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { draftsOf } from '../questions/question-drafts.ts';
// Compiled here, not while a test waits for what is shown.
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const received = 'GET /api/admin/question/11/received-answers';
let question = makeQuestion();

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  draftsOf(1, 7).discard([11]);
  question = makeQuestion();
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/questions', () => ({ body: [question] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on('GET /api/admin/analytics/answers', () => ({ body: [] }));
  api.on(received, () => ({
    body: [
      { value: 'igen', responses: 40 },
      { value: 'nem', responses: 12 },
      { value: 'asdf', responses: 1 },
    ],
  }));
});

/** Opens the proposals for the question's answers. */
async function openProposals(): Promise<HTMLElement> {
  await renderScreen(api, '/config/questions');
  const row = await questionPane();
  await person.click(await within(row).findByRole('button', { name: /^Javaslat a kapott válaszokból/ }));
  return row;
}

const labelsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Válasz ?– / })
    .map(({ value }) => value);

it('makes answers of what was received and stays ticked', async () => {
  const row = await openProposals();
  await person.click(await within(row).findByRole('checkbox', { name: 'asdf (1 kitöltésben)' }));
  await person.click(within(row).getByRole('button', { name: 'Átvétel (2)' }));
  expect(labelsOf(row)).toEqual(['igen', 'nem']);
  expect(within(row).queryByRole('checkbox', { name: /kitöltésben/ })).toBeNull();
  expect(within(row).getByText('Nincs mentve')).toBeDefined();
});

it('adds them behind the answers that are there, and none twice', async () => {
  question = makeQuestion({
    options: [makeAnswer({ label: 'Igen' }), makeAnswer({ id: 102, label: 'Néha' })],
  });
  const row = await openProposals();
  await within(row).findByRole('checkbox', { name: /^asdf/ });
  await person.click(within(row).getByRole('button', { name: 'Kijelölések törlése' }));
  const take = within(row).getByRole('button', { name: 'Átvétel (0)' });
  expect(take.getAttribute('aria-disabled')).toBe('true');
  await person.click(within(row).getByRole('button', { name: 'Mind kijelölése' }));
  await person.click(take);
  await waitFor(() => expect(labelsOf(row)).toEqual(['Igen', 'Néha', 'nem', 'asdf']));
});

it('says that there is none, and that they could not be read', async () => {
  api.on(received, () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: 'Elromlott.' },
  }));
  const row = await openProposals();
  expect((await within(row).findByRole('alert')).textContent).toContain('Elromlott.');
  api.on(received, () => ({ body: [] }));
  await person.click(within(row).getByRole('button', { name: /Próbálja újra|Újra/ }));
  expect(await within(row).findByText(/^Nincs olyan kapott válasz/)).toBeDefined();
});
