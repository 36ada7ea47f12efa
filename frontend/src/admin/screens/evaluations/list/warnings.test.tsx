import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Warning } from './dashboard.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const warnings = 'GET /api/admin/warnings';
const dismiss = 'POST /api/admin/warnings/dismiss';

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

const makeWarning = (patch: Partial<Warning>): Warning => ({
  id: `${patch.kind ?? ''}:1`,
  kind: 'unsent',
  since: null,
  reason: null,
  nextRunAt: null,
  columns: [],
  questions: [],
  count: null,
  ...patch,
});

it('says what went wrong while nobody watched, what to do, and leads there', async () => {
  const all = [
    makeWarning({ kind: 'sync-failing', reason: 'A táblázatot nem lehet megnyitni.' }),
    makeWarning({ kind: 'columns', columns: ['Van fax?'], questions: ['Van weboldaluk?'] }),
    makeWarning({ kind: 'unsent', count: 3 }),
  ];
  api.on(warnings, () => ({ body: all }));
  await renderScreen(api);
  const list = await screen.findByRole('list', { name: 'Figyelmeztetések' });
  const [failing, columns, unsent] = within(list).getAllByRole('listitem');
  expect(within(failing!).getByText('A táblázatot nem lehet megnyitni.')).toBeDefined();
  expect(within(failing!).getByRole('link').getAttribute('href')).toBe('/settings#google_credentials');
  expect(within(columns!).getByText(/nincs oszlop.*Van weboldaluk\?/)).toBeDefined();
  expect(within(columns!).getByRole('link').getAttribute('href')).toBe('/config');
  expect(within(unsent!).getByText('Elküldésre vár, és az ígért idő fele letelt: 3')).toBeDefined();
});

it('puts a warning away that was dismissed', async () => {
  const unsent = makeWarning({ kind: 'unsent', count: 3 });
  let standing = [unsent];
  api.on(warnings, () => ({ body: standing }));
  api.on(dismiss, () => {
    standing = [];
    return { body: { success: true } };
  });
  await renderScreen(api);
  await person.click(await screen.findByRole('button', { name: /^Figyelmeztetés elrejtése/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Figyelmeztetések' })).toBeNull());
  expect(api.callsOf(dismiss)[0]?.body).toEqual({ id: unsent.id });
});
