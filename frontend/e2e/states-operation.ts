import { paths } from '../src/admin/addresses.ts';
import { answer, button, fail, stall, type State } from './state.ts';

const languages = ['hu', 'en'] as const;
const at = (path: string): Omit<State, 'name'> => ({ route: path, languages, address: () => path });
const usage = at(paths.aiUsage);
const work = at(paths.backgroundWork);
const moment = '2026-11-20T10:00:00Z';
const usageCall = '**/api/admin/ai-usage?*';
const workCall = '**/api/admin/background-work';

const spent = {
  calls: 412,
  failedCalls: 3,
  estimatedCalls: 2,
  promptTokens: 1_204_611,
  completionTokens: 390_412,
  cost: 1.1067,
};
const usageAnswer = {
  from: '2026-10-22',
  to: '2026-11-20',
  isOn: true,
  today: {
    day: '2026-11-20',
    usedTokens: 1_988_014,
    cap: 2_000_000,
    leftTokens: 11_986,
    cappedAt: moment,
    endsAt: '2026-11-20T23:00:00Z',
  },
  prices: { prompt: 0.4, completion: 1.6, currency: 'USD' },
  rows: [
    { ...spent, day: '2026-11-20', kind: 'regenerate-all', model: 'gpt-4.1-mini' },
    {
      ...spent,
      day: '2026-11-20',
      kind: 'generate-new',
      model: 'local-llama-3.3-70b-instruct-q4_K_M-hungarian-clinics',
      calls: 12,
      promptTokens: 41_022,
      cost: 0.02,
    },
    {
      ...spent,
      day: '2026-11-18',
      kind: 'regenerate-part',
      model: 'gpt-4.1-mini',
      calls: 7,
      promptTokens: 20_117,
      completionTokens: 6120,
      cost: 0.0178,
    },
    {
      ...spent,
      day: '2026-11-18',
      kind: 'test',
      model: 'gpt-4.1-mini',
      calls: 1,
      promptTokens: 14,
      completionTokens: 1,
      cost: 0.0000072,
    },
  ],
  otherTokens: 128_400,
};

const job = {
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  kind: 'regenerate-all',
  questionnaireId: 1,
  state: 'running',
  progress: { done: 12, total: 40, failed: 1, skipped: 0 },
  result: null,
  error: null,
  createdAt: moment,
  finishedAt: null,
};
const task = {
  startedAt: moment,
  finishedAt: moment,
  dueAt: '2026-11-20T11:00:00Z',
  isRunning: false,
  isLate: false,
  error: null,
};
const workAnswer = {
  queues: [
    { name: 'generation', waiting: 27, running: 10, failed: 2, restsUntil: '2026-11-20T10:02:00Z' },
    { name: 'mail', waiting: 0, running: 0, failed: 1, restsUntil: null },
  ],
  running: [
    job,
    { ...job, id: '11234567-89ab-4cde-8f01-23456789abcd', kind: 'sync-sheets', state: 'queued' },
  ],
  failed: [
    {
      ...job,
      id: '21234567-89ab-4cde-8f01-23456789abcd',
      kind: 'sync-sheets',
      state: 'failed',
      finishedAt: moment,
      progress: { done: 0, total: 0, failed: 0, skipped: 0 },
      error: {
        code: 'sheet_not_shared',
        message:
          'A táblázat nincs megosztva velünk. Ossza meg megtekintőként ezzel a címmel: survey-reader@clinic-survey-2026.iam.gserviceaccount.com.',
      },
    },
    {
      ...job,
      id: '31234567-89ab-4cde-8f01-23456789abcd',
      state: 'done',
      finishedAt: moment,
      progress: { done: 38, total: 40, failed: 2, skipped: 0 },
    },
  ],
  tasks: [
    { ...task, name: 'purge-hidden' },
    { ...task, name: 'sync-sheets', isRunning: true },
    { ...task, name: 'relay-events', error: { code: 'internal_error', message: 'Belső hiba történt.' } },
    { ...task, name: 'unsent-alarm', finishedAt: null, isLate: true },
  ],
};

/** The states of the screens about what runs and what it costs. */
export const operationStates: readonly State[] = [
  { name: 'guide', route: paths.guide, languages: ['hu', 'en'], address: () => '/guide/dashboard' },
  { ...usage, name: 'ai-usage' },
  { ...usage, name: 'ai-usage-capped', prepare: (visit) => answer(visit, usageCall, usageAnswer) },
  { ...usage, name: 'ai-usage-loading', prepare: (visit) => stall(visit, usageCall) },
  { ...usage, name: 'ai-usage-unavailable', prepare: (visit) => fail(visit, usageCall) },
  { ...work, name: 'background-work' },
  { ...work, name: 'background-work-busy', prepare: (visit) => answer(visit, workCall, workAnswer) },
  {
    ...work,
    name: 'background-work-failures',
    prepare: async (visit) => {
      await answer(visit, workCall, workAnswer);
      await answer(visit, '**/api/admin/jobs/*/failures', [
        {
          evaluationId: 'e1',
          clientName: 'Kovács Anna',
          clinicName: 'Körúti Fogászat',
          error: {
            code: 'ai_timeout',
            message: 'Az AI-szolgáltató nem válaszolt időben. Kérjük, próbálja újra néhány perc múlva.',
          },
        },
      ]);
    },
    reach: async (visit) => {
      await button(visit, 'jobs.tray.show-failed').first().click();
      await visit.page.getByText('Kovács Anna').waitFor();
    },
  },
  { ...work, name: 'background-work-loading', prepare: (visit) => stall(visit, workCall) },
  { ...work, name: 'background-work-unavailable', prepare: (visit) => fail(visit, workCall) },
];
