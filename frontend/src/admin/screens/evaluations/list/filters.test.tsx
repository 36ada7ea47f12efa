import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
async function statusesAt(address: string, errors: number): Promise<string[]> {
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 5, generated: 1, error: errors }) }));
  await renderScreen(api, address);
  const cards = await screen.findByRole('navigation', { name: 'Értékelések állapot szerint' });
  await within(cards).findByText(String(6 + errors));
  return within(cards)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replace(/\s*\d+$/, ''));
}

const usual = [
  'Összes értékelés',
  'Függőben',
  'Elkészült',
  'Jóváhagyva',
  'Elküldve',
  'Megnyitva',
  'Kattintott',
];

it('offers the errors where there are some', async () => {
  expect(await statusesAt('/dashboard', 2)).toEqual([...usual, 'Hiba']);
});

it('does not offer errors where there are none, so that nobody looks for them', async () => {
  expect(await statusesAt('/dashboard', 0)).toEqual(usual);
});

it('keeps the errors in sight as long as they are chosen, also after the last one is mended', async () => {
  expect(await statusesAt('/dashboard?status=error', 0)).toEqual([...usual, 'Hiba']);
});

it('narrows what is searched for, and lets go of a status at the second press', async () => {
  await statusesAt('/dashboard?search=anna&page=2', 0);
  const pending = () => screen.getByRole('link', { name: /^Függőben/ });
  await userEvent.click(pending());
  expect(window.location.search).toBe('?search=anna&status=pending');
  await waitFor(() => expect(pending()).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(pending());
  expect(window.location.search).toBe('?search=anna');
});
