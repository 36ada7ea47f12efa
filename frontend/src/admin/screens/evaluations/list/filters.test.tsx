import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeStats } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';

const api = new ApiServer();

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

/** The statuses that can be chosen, once their counts are known. */
async function chipsAt(address: string, errors: number): Promise<string[]> {
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 5, generated: 1, error: errors }) }));
  await renderScreen(api, address);
  const chips = await screen.findByRole('group', { name: 'Állapot' });
  await within(chips).findByText(String(6 + errors));
  return within(chips)
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/\d+$/, ''));
}

const usual = ['Összes', 'Függőben', 'Elkészült', 'Jóváhagyva', 'Elküldve', 'Megnyitva', 'Kattintott'];

it('offers the errors where there are some', async () => {
  expect(await chipsAt('/dashboard', 2)).toEqual([...usual, 'Hiba']);
});

it('does not offer errors where there are none, so that nobody looks for them', async () => {
  expect(await chipsAt('/dashboard', 0)).toEqual(usual);
});

it('keeps the errors in sight as long as they are chosen, also after the last one is mended', async () => {
  expect(await chipsAt('/dashboard?status=error', 0)).toEqual([...usual, 'Hiba']);
});
