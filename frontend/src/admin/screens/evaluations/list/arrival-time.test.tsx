import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';

const api = new ApiServer();
const imported = '2026-11-22T10:00:00Z';

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

const rowWith = async (patch: Partial<EvaluationRow>): Promise<HTMLElement> => {
  const row = makeRow({ createdAt: imported, status: 'generated', ...patch });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  await renderScreen(api);
  return screen.findByRole('row', { name: new RegExp(row.clientEmail) });
};

it('names the day of the response where it came in later, as the deadline counts from it', async () => {
  const row = await rowWith({
    submittedAt: '2026-11-20T09:00:00Z',
    dueAt: '2026-11-21T09:00:00Z',
  });
  expect(within(row).getByText('kitöltve: 2026. 11. 20.')).toBeDefined();
  expect(within(row).getByText(/^késés/)).toBeDefined();
});

it('says it once where the response came in at once', async () => {
  const row = await rowWith({ submittedAt: imported });
  expect(within(row).queryByText(/^kitöltve/)).toBeNull();
});

it('calls nothing late that came in as history', async () => {
  const row = await rowWith({ submittedAt: '2026-09-01T09:00:00Z', dueAt: null });
  expect(within(row).getByText('kitöltve: 2026. 09. 01.')).toBeDefined();
  expect(within(row).queryByText(/késés|még/)).toBeNull();
});
