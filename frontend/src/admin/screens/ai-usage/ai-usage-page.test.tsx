import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type AiUsage } from './ai-usage.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const call = 'GET /api/admin/ai-usage';

const usage = (patch: Partial<AiUsage> = {}, today: Partial<AiUsage['today']> = {}): AiUsage => ({
  from: '2026-10-23',
  to: '2026-11-21',
  isOn: true,
  today: {
    day: '2026-11-21',
    usedTokens: 15_000,
    cap: null,
    leftTokens: null,
    cappedAt: null,
    endsAt: '2026-11-21T23:00:00Z',
    ...today,
  },
  prices: { prompt: null, completion: null, currency: 'USD' },
  rows: [
    {
      day: '2026-11-21',
      kind: 'generate',
      model: 'gpt-4.1-mini',
      calls: 3,
      failedCalls: 1,
      estimatedCalls: 0,
      promptTokens: 12_000,
      completionTokens: 3000,
      cost: null,
    },
    {
      day: '2026-11-20',
      kind: 'test',
      model: 'gpt-4.1-mini',
      calls: 1,
      failedCalls: 0,
      estimatedCalls: 1,
      promptTokens: 10,
      completionTokens: 2,
      cost: null,
    },
  ],
  otherTokens: 0,
  ...patch,
});
const answer = (body: AiUsage) => api.on(call, () => ({ body }));

beforeEach(() => {
  api.reset();
  answerUsually(api);
  answer(usage());
});

it('tells by day, kind and model what the AI has used', async () => {
  await renderAdmin(api, '/admin/ai-usage');
  const table = await screen.findAllByRole('region', { name: 'Napok szerint' });
  const days = within(table[0]!).getAllByRole('row');
  expect(days.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Nap'),
    expect.stringMatching(/2026\. 11\. 21\..*3.*12\s000.*3000.*15\s000/),
    expect.stringContaining('2026. 11. 20.'),
  ]);
  expect(screen.getByRole('rowheader', { name: 'Az AI kipróbálása' })).toBeDefined();
  expect(screen.getByText(/becslés szerepel: 1\./)).toBeDefined();
  expect(screen.getByText(/elutasított hívások: 1\./)).toBeDefined();
  expect(screen.queryByText('Költség')).toBeNull();
  expect(screen.getByText('Nincs napi keret beállítva.')).toBeDefined();
});

it('shows the cost once there are prices, the cap and what others have used', async () => {
  const priced = usage().rows.map((row) => ({ ...row, cost: row.kind === 'test' ? 0.000_01 : 1.5 }));
  answer(
    usage(
      { rows: priced, otherTokens: 42_000 },
      { cap: 20_000, leftTokens: 5000, cappedAt: '2026-11-21T10:00:00Z' },
    ),
  );
  await renderScreen(api, '/ai-usage');
  expect(await screen.findByText('Költség', { selector: 'dt' })).toBeDefined();
  expect(screen.getAllByText(/1,50\s?USD/).length).toBeGreaterThan(1);
  expect(screen.getByText(/A napi keret megállította az AI-t/)).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  expect(screen.getByText(/42\s000/)).toBeDefined();
});

it('asks for the chosen period, which the address bar keeps', async () => {
  await renderScreen(api, '/ai-usage?days=7');
  await screen.findAllByRole('region', { name: 'Napok szerint' });
  const first = api.callsOf(call).at(-1)!.query.get('from')!;
  await person.click(screen.getByRole('combobox', { name: 'Időszak' }));
  await person.click(await screen.findByText('Az elmúlt 90 nap'));
  expect(window.location.search).toBe('?days=90');
  const days = (Date.parse(first) - Date.parse(api.callsOf(call).at(-1)!.query.get('from')!)) / 86_400_000;
  expect(days).toBe(83);
});

it('says so when the AI is off or did nothing, and when it can’t be told', async () => {
  answer(usage({ isOn: false, rows: [] }));
  await renderScreen(api, '/ai-usage');
  expect(await screen.findByText('Ebben az időszakban az AI nem dolgozott.')).toBeDefined();
  expect(screen.getByText(/Nincs AI-kulcs beállítva/)).toBeDefined();
});

it('offers to try again when it can’t be loaded', async () => {
  api.on(call, () => ({ status: 503, body: { message: 'Most nem megy.' } }));
  await renderScreen(api, '/ai-usage');
  expect(await screen.findByText('Az AI-használat adatait nem sikerült betölteni')).toBeDefined();
  answer(usage());
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findAllByRole('region', { name: 'Napok szerint' })).toBeDefined();
});
