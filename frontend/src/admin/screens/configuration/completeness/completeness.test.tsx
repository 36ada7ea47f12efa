import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeQuestion,
  makeReview,
  makeSection,
  makeMissingPlace,
} from '../../../testing/make-configuration.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { draftsOf } from '../questions/question-drafts.ts';
import { type Finding, type Review } from './completeness.api.ts';
// Compiled here, not while a test waits for what is shown.
import '../overview/overview-part.tsx';
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const review = 'GET /api/admin/configuration-review';
const save = 'PUT /api/admin/welcome-texts';
let wanted: Review = makeReview();

const informal: Finding = {
  field: 'welcomeTips',
  rule: 'informal',
  sectionId: null,
  questionId: null,
  optionId: null,
  start: 0,
  end: 7,
  text: 'Olvasd',
  message: 'Ez tegezés.',
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/config');
  draftsOf(1, 7).discard([11, 12]);
  wanted = makeReview();
  Element.prototype.scrollIntoView = () => undefined;
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  const options = [makeAnswer({ id: 101, label: 'igen' }), makeAnswer({ id: 102, label: 'nem' })];
  api.on('GET /api/admin/questions', () => ({
    body: [makeQuestion({ options }), makeQuestion({ id: 12 })],
  }));
  api.on('GET /api/admin/analytics/answers', () => ({ body: [] }));
  api.on('GET /api/admin/welcome-texts', () => ({
    body: { greeting: null, content: null, tips: 'Olvasd el!' },
  }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(review, () => ({ body: wanted }));
});

const card = () => screen.findByRole('region', { name: 'Teendők' });

it('says that nothing is missing', async () => {
  await renderScreen(api, '/config');
  expect(await within(await card()).findByText(/^Minden készen áll/)).toBeDefined();
});

it('lists what is missing by kind, and leads to the question', async () => {
  wanted = makeReview({
    options: [makeMissingPlace({ questionId: 12, name: 'Kérdés 12?' })],
    meanings: [
      makeMissingPlace({ field: 'meaning', optionId: 101, name: 'igen' }),
      makeMissingPlace({ field: 'meaning', optionId: 102, name: 'nem' }),
    ],
  });
  await renderScreen(api, '/config');
  const lines = await within(await card()).findAllByText(/^(Kérdések|Válaszok)/, { selector: 'summary' });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Kérdések megadott válaszok nélkül ',
    'Válaszok, amelyekhez nincs jelentés megadva 2',
  ]);
  await person.click(lines[1]!);
  const answers = within(lines[1]!.closest('details')!);
  expect(answers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['„igen”', '„nem”']);
  expect(answers.getByText(/Kérdés 11\?/)).toBeDefined();
  await person.click(lines[0]!);
  await person.click(await screen.findByRole('link', { name: 'Kérdés 12?' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('answers-12-add'));
  expect(window.location.pathname + window.location.hash).toBe('/config/questions#answers-12-add');
});

it('is found again as it was left, and leads on to the next place', async () => {
  wanted = makeReview({
    meanings: [
      makeMissingPlace({ field: 'meaning', optionId: 101, name: 'igen' }),
      makeMissingPlace({ field: 'meaning', optionId: 102, name: 'nem' }),
    ],
  });
  await renderScreen(api, '/config');
  const summary = await within(await card()).findByText(/^Válaszok/, { selector: 'summary' });
  const isOpen = () => screen.findByRole('link', { name: '„nem”' });
  if (!summary.closest('details')!.open) await person.click(summary);
  await person.click(await screen.findByRole('link', { name: '„igen”' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('answer-11-101-meaning'));
  act(() => window.history.back());
  expect((await isOpen()).closest('details')?.open).toBe(true);
  await person.click(await isOpen());
  await waitFor(() => expect(document.activeElement?.id).toBe('answer-11-102-meaning'));
});

it.each([
  ['„Naptár”', 'question-11-productDescription'],
  ['„elment”', 'question-11'],
  ['Tanácsok az olvasáshoz', 'welcome-tips'],
])('%s leads to its field, or to its question where the field is gone', async (name, field) => {
  wanted = makeReview({
    options: [makeMissingPlace({ optionId: 999, name: 'elment' })],
    products: [makeMissingPlace({ field: 'productDescription', name: 'Naptár' })],
    welcome: [makeMissingPlace({ field: 'welcomeTips', sectionId: null, questionId: null, name: '' })],
  });
  await renderScreen(api, '/config');
  const summaries = await within(await card()).findAllByText(/./, { selector: 'summary' });
  for (const summary of summaries) if (!summary.closest('details')!.open) await person.click(summary);
  await person.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(document.activeElement?.id).toBe(field));
});

it('shows a finding under its field until the text is changed, and asks again after a save', async () => {
  wanted = makeReview({}, [informal]);
  api.on(save, ({ body }) => {
    wanted = makeReview();
    return { body: { greeting: null, content: null, tips: (body as { tips: string }).tips } };
  });
  await renderScreen(api, '/config/texts');
  const field = await screen.findByLabelText('Tanácsok az olvasáshoz');
  const finding = await screen.findByText(/Ez tegezés\./);
  expect(finding.textContent).toContain('„Olvasd”');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.contains(finding)).toBe(true);
  await person.clear(field);
  await person.type(field, 'Olvassák el!');
  expect(screen.queryByText(/Ez tegezés\./)).toBeNull();
  const before = api.callsOf(review).length;
  await person.click(screen.getByRole('button', { name: 'Szövegek mentése' }));
  await waitFor(() => expect(api.callsOf(review).length).toBeGreaterThan(before));
});
