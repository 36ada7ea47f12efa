import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeQuestion,
  makeSection,
} from '../../../testing/make-configuration.ts';
import { makeJob } from '../../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';
import { type Integration } from '../../../kit/integrations/integrations.api.ts';
import { type Job } from '../../../kit/jobs/jobs.api.ts';
import { draftsOf } from '../questions/question-drafts.ts';
import { missingTexts } from './missing-texts.ts';
// Compiled here, not while a test waits for what is shown.
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const draft = 'POST /api/admin/section/1/draft-meanings';
const result = { drafted: 12, refused: 2, missing: 0 };
let question = makeQuestion();

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
  draftsOf(1, 7).discard([11]);
  question = makeQuestion({ options: [makeAnswer({ points: 5 })] });
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/questions', () => ({ body: [question] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [ai(true)] }));
});

/** What is rarely done with a section stands with its name and description. */
const openSection = async () =>
  person.click(await screen.findByRole('button', { name: 'Időpontok – név és leírás' }));
const button = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^AI-javaslat a hiányzó jelentésekre/ });

it('counts texts that nobody has written or proposed, as the server does', () => {
  const points = makeAnswer({ points: 5 });
  const none = makeAnswer({ points: 0 });
  expect(missingTexts([makeQuestion({ options: [points] })])).toBe(1);
  expect(missingTexts([makeQuestion({ options: [none] })])).toBe(2);
  expect(missingTexts([makeQuestion({ pointValue: 0, options: [none] })])).toBe(1);
  expect(missingTexts([makeQuestion({ kind: 'multiple', options: [none] })])).toBe(1);
  expect(missingTexts([makeQuestion({ kind: 'multiple', options: [{ ...none, exclusive: true }] })])).toBe(2);
  expect(missingTexts([makeQuestion({ options: [{ ...none, meaning: ' ', adviceDraft: 'Vegyen.' }] })])).toBe(
    1,
  );
  expect(missingTexts([makeQuestion({ options: [{ ...points, meaningDraft: 'Van.' }] })])).toBe(0);
  expect(missingTexts([makeQuestion({ kind: 'text', options: [none] })])).toBe(0);
});

it('is not offered where nothing is missing', async () => {
  question = makeQuestion({ options: [makeAnswer({ points: 5, meaning: 'Van.' })] });
  await renderScreen(api, '/config/questions');
  await openSection();
  expect(screen.queryByRole('button', { name: /^AI-javaslat a hiányzó jelentésekre/ })).toBeNull();
});

it('is not offered while no AI is set', async () => {
  api.on('GET /api/admin/integration-status', () => ({ body: [ai(false)] }));
  await renderScreen(api, '/config/questions');
  await openSection();
  await waitFor(() => expect(api.callsOf('GET /api/admin/integration-status')).not.toEqual([]));
  expect(screen.queryByRole('button', { name: /^AI-javaslat a hiányzó jelentésekre/ })).toBeNull();
});

it('works as a job, tells what came of it, and shows the proposals', async () => {
  const job = (patch: Partial<Job>) => makeJob({ kind: 'draft-meanings', questionnaireId: 7, ...patch });
  let jobs: Job[] = [];
  api.on('GET /api/admin/jobs', () => ({ body: jobs }));
  api.on(draft, () => {
    jobs = [job({ state: 'running', result: null })];
    return { status: 202, body: jobs[0] };
  });
  await renderAdmin(api, '/config/questions');
  await openSection();
  await person.click(await button());
  await waitFor(async () => expect((await button()).textContent).toContain('Javaslatok készülnek'));
  question = makeQuestion({ options: [makeAnswer({ points: 5, meaningDraft: 'Van.' })] });
  jobs = [job({ state: 'done', result })];
  expect(
    await screen.findByText('12 javaslat vár az Ön döntésére; 2 nem volt elég jó', { exact: false }),
  ).toBeDefined();
  expect(await screen.findByText('Az AI javaslata')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^AI-javaslat a hiányzó jelentésekre/ })).toBeNull();
});

it('says why nothing was proposed', async () => {
  const message = 'Nincs beállítva AI-szolgáltató.';
  api.on(draft, () => ({ status: 409, body: { statusCode: 409, code: 'ai_not_configured', message } }));
  await renderScreen(api, '/config/questions');
  await openSection();
  await person.click(await button());
  expect(await screen.findByText(message, { exact: false })).toBeDefined();
  expect((await button()).disabled).toBe(false);
});
