import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeConfiguration, makeQuestion, makeSection } from '../../testing/make-configuration.ts';
import { questionPane } from '../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';
import { draftsOf } from './questions/question-drafts.ts';
import { partNamed, partOfPlace } from './parts.ts';
// Compiled here, not while a test waits for what is shown.
import './overview/overview-part.tsx';
import './questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  draftsOf(1, 7).discard([11]);
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/questions', () => ({ body: [makeQuestion()] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
});

const nav = () => screen.findByRole('navigation', { name: 'A beállítások részei' });
const go = async (name: RegExp) => person.click(within(await nav()).getByRole('link', { name }));
const here = async () => within(await nav()).getByRole('link', { current: 'page' }).textContent;

it('knows which part a place stands in', () => {
  expect(['answer-11-5-meaning', 'section-4-description', 'add-section'].map(partOfPlace)).toEqual(
    Array.from({ length: 3 }, () => 'questions'),
  );
  expect([partOfPlace('welcome-tips'), partOfPlace('completeness'), partOfPlace('content')]).toEqual([
    'texts',
    'overview',
    null,
  ]);
  expect([partNamed(undefined), partNamed('texts'), partNamed('elsewhere')]).toEqual([
    'overview',
    'texts',
    null,
  ]);
});

it('leads from an address that no part has to the overview', async () => {
  await renderScreen(api, '/config/elsewhere');
  expect(await here()).toBe('Áttekintés');
  expect(window.location.pathname).toBe('/config');
});

it('asks the server only for what a part shows', async () => {
  await renderScreen(api, '/config/texts');
  await screen.findByLabelText('Köszöntés');
  expect(api.callsOf('GET /api/admin/questions')).toEqual([]);
  expect(api.callsOf('GET /api/admin/configuration')).toEqual([]);
});

it('keeps what was typed while another part is looked at, and says where it waits', async () => {
  await renderScreen(api, '/config/texts');
  await person.type(await screen.findByLabelText('Köszöntés'), 'Jó napot!');
  await go(/^Kérdések/);
  const row = within(await questionPane());
  await person.type(row.getByLabelText(/^Kérdés – /), ' Új?');
  expect(within(await nav()).getByRole('link', { name: /^Szövegek/ }).textContent).toContain('nincs mentve');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await go(/^Áttekintés/);
  await waitFor(async () => expect(await here()).toBe('Áttekintés'));
  expect(within(await nav()).getByRole('link', { name: /^Kérdések/ }).textContent).toContain('nincs mentve');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  act(() => window.history.back());
  await waitFor(async () => expect(await here()).toContain('Kérdések'));
  expect(await screen.findAllByDisplayValue('Kérdés 11? Új?')).toHaveLength(2);
  act(() => window.history.back());
  expect(await screen.findByDisplayValue('Jó napot!')).toBeDefined();
});

it('names the next step, and the part in which it is done', async () => {
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([]) }));
  await renderScreen(api, '/config');
  await person.click(await screen.findByRole('link', { name: 'Vegye fel az első szakaszt' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('add-section'));
  expect(await here()).toBe('Kérdések és válaszok');
});
