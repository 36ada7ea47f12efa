import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { addTexts } from '../../../shared/texts/i18n.ts';
import { textsOf } from '../../kit/session/admin-language.ts';
import { closeHelp } from '../../kit/help/help.ts';
import { answerUsually, renderAdmin } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();

beforeEach(() => {
  closeHelp();
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/trash', () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
});

const guide = () => screen.findByRole('dialog', { name: 'Útmutató' });
const chapter = async (name: string) => within(await guide()).findByRole('heading', { level: 2, name });

async function openGuide(width = 1440) {
  await renderAdmin(api, '/dashboard', width);
  // Every test starts the texts anew; the panel loads its own once.
  await addTexts(textsOf('screens/guide'));
  const button = await screen.findByRole('button', { name: 'Útmutató ehhez az oldalhoz' });
  await person.click(button);
  return button;
}

it('opens beside the page at the chapter about it, and gives the focus back when Esc closes it', async () => {
  const button = await openGuide();
  const title = await chapter('Kitöltések');
  await waitFor(() => expect(document.activeElement).toBe(title));
  // The page goes on working beside it.
  expect(screen.getByRole('heading', { level: 1, name: 'Kitöltések' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await chapter('Kitöltések');
});

it('covers the page where there is no room beside it', async () => {
  await openGuide(390);
  expect((await guide()).tagName).toBe('DIALOG');
});

it('finds sentences in all chapters, opens one with the words marked, and leads on from chapter to chapter', async () => {
  await openGuide();
  const panel = within(await guide());
  await person.type(panel.getByRole('searchbox', { name: 'Keresés az útmutatóban' }), 'GYUJTES rendelok');
  expect(panel.getByRole('status')).toHaveTextContent(/\d+ mondat/);
  await person.click(panel.getAllByRole('button', { name: /rendelők/ })[0]!);
  await waitFor(() => expect(document.querySelectorAll('mark').length).toBeGreaterThan(0));
  await person.click(panel.getByRole('button', { name: 'Minden fejezet' }));
  await person.click(panel.getByRole('button', { name: 'Az első eredmény' }));
  await chapter('Az első eredmény');
  expect(document.querySelector('mark')).toBeNull();
  await person.click(panel.getByRole('button', { name: 'Kérdőívek' }));
  await chapter('Kérdőívek');
  expect(window.location.pathname).toBe('/dashboard');
});

it('says when nothing is found, and shows the chapter again when the search is emptied', async () => {
  await openGuide();
  const panel = within(await guide());
  const field = panel.getByRole('searchbox');
  await person.type(field, 'zongora');
  expect(panel.getByText(/^Nincs találat/)).toBeVisible();
  await person.clear(field);
  await chapter('Kitöltések');
  expect(document.activeElement).toBe(field);
});

it.each([
  ['trash', '/trash', 'Kuka'],
  ['evaluation', '/dashboard', 'Egy értékelés'],
  ['unheard-of', '/dashboard', 'Az első eredmény'],
])('leads on from its own address %s to the screen', async (page, path, title) => {
  await renderAdmin(api, `/guide/${page}`);
  await addTexts(textsOf('screens/guide'));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  await chapter(title);
});
