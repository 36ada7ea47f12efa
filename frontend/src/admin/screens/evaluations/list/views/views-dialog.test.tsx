import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { currentToast } from '../../../../../shared/toast/toast-store.ts';
import { ApiServer } from '../../../../../testing/api-server.ts';
import { makeRow } from '../../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../../testing/render-admin.tsx';
import { type SavedView } from '../shown-columns.ts';

const api = new ApiServer();
const person = userEvent.setup();
const views = '/api/admin/questionnaires/7/views';
const columns = '/api/admin/table-columns';
const own: SavedView = { id: 'v1', name: 'Késők', query: 'sort=dueAt', isShared: false, isOwn: true };
const shared: SavedView = { id: 'v2', name: 'Pécs', query: 'search=p%C3%A9cs', isShared: true, isOwn: false };
let kept: string[] = [];

beforeEach(() => {
  api.reset();
  answerUsually(api);
  kept = [];
  api.on('GET /api/admin/evaluations', () => ({
    body: [makeRow({ id: 'e1' })],
    headers: { 'X-Total-Count': '1' },
  }));
  api.on(`GET ${views}`, () => ({ body: [own, shared] }));
  api.on(`GET ${columns}`, () => ({ body: { columns: kept } }));
  api.on(`PUT ${columns}`, ({ body }) => {
    ({ columns: kept } = body as { columns: string[] });
    return { body: { columns: kept } };
  });
});

async function open(address = '/dashboard'): Promise<HTMLElement> {
  await renderScreen(api, address);
  await person.click(await screen.findByRole('button', { name: 'Nézet' }));
  return screen.findByRole('dialog');
}
/** Presses what the toast offers. */
async function undo(title: string): Promise<void> {
  await waitFor(() => expect(currentToast()?.title).toBe(title));
  act(() => currentToast()!.action!.act());
}
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('shows the columns that are chosen, in their order, keeps them, and brings the usual ones back', async () => {
  const dialog = await open();
  await person.click(within(dialog).getByRole('checkbox', { name: 'E-mail' }));
  await person.click(within(dialog).getByRole('button', { name: 'Előrébb: Állapot' }));
  await waitFor(() => expect(kept).toEqual(['trello', 'status', 'percentage', 'createdAt', 'dueAt']));
  await waitFor(() =>
    expect(heads()).toEqual([
      'Ügyfél',
      'Trello ID',
      'Állapot',
      'Pontszám',
      'Létrehozva',
      'Határidő',
      'Műveletek',
    ]),
  );
  await person.click(within(dialog).getByRole('button', { name: 'Szokásos oszlopok' }));
  await waitFor(() => expect(kept).toEqual([]));
  await undo('A táblázat a szokásos oszlopokat mutatja');
  await waitFor(() => expect(kept).toHaveLength(5));
});

it('shows the columns of a view’s address before the person’s own', async () => {
  kept = ['status'];
  await renderScreen(api, '/dashboard?columns=dueAt');
  await waitFor(() => expect(heads()).toEqual(['Ügyfél', 'Határidő', 'Műveletek']));
});

it('saves what the table shows, with the columns that are not the usual ones', async () => {
  kept = ['status', 'dueAt'];
  api.on(`POST ${views}`, () => ({ status: 201, body: [own] }));
  const dialog = await open('/dashboard?status=sent&page=2&sort=-dueAt');
  await person.type(
    within(dialog).getByLabelText('A mostani szűrés és sorrend mentése'),
    'Elküldöttek{Enter}',
  );
  await waitFor(() => expect(api.callsOf(`POST ${views}`)).toHaveLength(1));
  expect(api.callsOf(`POST ${views}`)[0]!.body).toEqual({
    name: 'Elküldöttek',
    query: 'status=sent&sort=-dueAt&columns=status%2CdueAt',
    isShared: false,
  });
});

it('opens a view, removes one with a way back, and leaves those of colleagues to them', async () => {
  api.on(`DELETE ${views}/v1`, () => ({ body: [shared] }));
  api.on(`POST ${views}`, () => ({ status: 201, body: [own, shared] }));
  const dialog = await open();
  expect(await within(dialog).findByText('Egy kolléga nézete')).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Törlés: Pécs' })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Törlés: Késők' }));
  await undo('Töröltük a nézetet: Késők');
  await waitFor(() => expect(api.callsOf(`POST ${views}`)).toHaveLength(1));
  expect(api.callsOf(`POST ${views}`)[0]!.body).toEqual({
    name: 'Késők',
    query: 'sort=dueAt',
    isShared: false,
  });
  await person.click(within(dialog).getByRole('link', { name: 'Pécs' }));
  await waitFor(() =>
    expect(api.callsOf('GET /api/admin/evaluations').at(-1)!.query.get('search')).toBe('pécs'),
  );
});
