import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderAdmin } from '../../testing/render-admin.tsx';
import { type InboxItem } from './inbox.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const news: InboxItem = {
  key: 'offer:o1',
  kind: 'offer',
  at: '2026-11-20T10:00:00.000Z',
  questionnaireId: 7,
  questionnaireName: 'Rendelők 2026',
  evaluationId: 'e1',
  clientName: 'Kovács Anna',
  clinicName: 'Körúti Fogászat',
  detail: 'Online naptár',
  count: null,
  isDone: false,
};
let items: InboxItem[];

beforeEach(() => {
  api.reset();
  answerUsually(api);
  items = [news, { ...news, key: 'mail:m1:bounced', kind: 'refused', detail: 'bounced', isDone: true }];
  const unread = () => items.filter(({ isDone }) => !isDone).length;
  api.on('GET /api/admin/inbox', () => ({ body: { items, unread: unread() } }));
  api.on('GET /api/admin/inbox/count', () => ({ body: { unread: unread() } }));
  api.on('POST /api/admin/inbox/mark', ({ body }) => {
    const marked = body as { items: string[]; isDone: boolean };
    items = items.map((item) =>
      marked.items.includes(item.key) ? { ...item, isDone: marked.isDone } : item,
    );
    return { body: { success: true } };
  });
});

it('says what has happened to whom, counts what is unread, and takes marks', async () => {
  await renderAdmin(api, '/admin/inbox');
  const list = await screen.findByRole('list', { name: 'Értesítések' });
  expect(
    within(list).getByText('Ajánlatot kért: Kovács Anna, Körúti Fogászat (Online naptár)'),
  ).toBeDefined();
  expect(within(list).getByText('Visszajött a levél: Kovács Anna, Körúti Fogászat')).toBeDefined();
  expect(await screen.findByText('(elintézésre vár: 1)')).toBeDefined();
  await person.click(within(list).getByRole('button', { name: /^Elintéztem: Ajánlatot/ }));
  await waitFor(() => expect(screen.queryByText('(elintézésre vár: 1)')).toBeNull());
  await person.click(await screen.findByRole('button', { name: /^Mégsem intéztem el: Ajánlatot/ }));
  expect(await screen.findByText('(elintézésre vár: 1)')).toBeDefined();
});

it('marks all as read up to the newest that is shown', async () => {
  api.on('POST /api/admin/inbox/read-all', () => {
    items = items.map((item) => ({ ...item, isDone: true }));
    return { body: { success: true } };
  });
  await renderAdmin(api, '/admin/inbox');
  await person.click(await screen.findByRole('button', { name: 'Mindet elintéztem' }));
  await waitFor(() => expect(api.callsOf('POST /api/admin/inbox/read-all')).toHaveLength(1));
  expect(api.callsOf('POST /api/admin/inbox/read-all')[0]?.body).toEqual({ until: news.at });
});

it('tells how many responses are not yet approved, with the way to them', async () => {
  items = [{ ...news, key: 'review:7:1', kind: 'to-review', evaluationId: null, count: 4 }];
  await renderAdmin(api, '/admin/inbox');
  await person.click(
    await screen.findByRole('button', { name: 'Megnyitás: Jóváhagyás előtt álló kitöltések: 4' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitöltések' })).toBeDefined();
});

it('folds away that results were opened, which asks for nothing', async () => {
  items = [{ ...news, key: 'opened:e1', kind: 'opened', detail: null }];
  await renderAdmin(api, '/admin/inbox');
  expect(await screen.findByText('Most semmi sem vár Önre.')).toBeDefined();
  const folded = screen.getByText('Megnyitott eredmények: 1').closest('details')!;
  expect(folded.open).toBe(false);
  expect(within(folded).getByText(/^Megnyitotta az eredményét: Kovács Anna/)).toBeDefined();
});

it('says when there is nothing', async () => {
  items = [];
  await renderAdmin(api, '/admin/inbox');
  expect(await screen.findByText(/^Nincs értesítés/)).toBeDefined();
});
