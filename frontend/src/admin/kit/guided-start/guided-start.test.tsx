import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeReview } from '../../testing/make-configuration.ts';
import { makeStats } from '../../testing/make.ts';
import { makeOnlineForm } from '../../testing/make-online-form.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const person = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  api.reset();
  answerUsually(api);
  api.on('GET /api/admin/evaluations', () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats() }));
  api.on('GET /api/admin/online-form', () => ({
    body: makeOnlineForm({ mailsGoOut: false, hasOrganisation: false }),
  }));
  api.on('GET /api/admin/configuration-review', () => ({ body: makeReview() }));
});

const start = () => screen.findByRole('region', { name: 'Az első eredményig' });
const stepOf = async (name: RegExp) => {
  const items = within(await start()).getAllByRole('listitem');
  return items.find((item) => name.test(item.textContent ?? ''))!;
};

it('tells on the empty dashboard what is done, and leads to what is next', async () => {
  await renderScreen(api);
  expect((await stepOf(/^Kérdések/)).textContent).toContain('5 kérdés van a kérdőívben.');
  expect((await stepOf(/^Szervezet/)).textContent).toContain('a kérdőív nem nyitható meg');
  expect((await stepOf(/^E-mail-küldés/)).textContent).toContain('nem jutnak el a rendelőkhöz');
  const collect = within(await stepOf(/^Kitöltések gyűjtése/)).getAllByRole('link');
  expect(collect.map((link) => link.getAttribute('href'))).toEqual([
    '/collect',
    '/dashboard?upload=responses',
    '/questionnaires',
  ]);
  // A link to the page that one is on would do nothing.
  expect(within(await stepOf(/^Első eredmény/)).queryByRole('link')).toBeNull();
  const preview = await stepOf(/^Előnézet/);
  expect(preview.getAttribute('aria-current')).toBe('step');
  await person.click(within(preview).getByRole('link', { name: /Előnézet megnyitása/ }));
  expect((await stepOf(/^Előnézet/)).textContent).toContain('már megnyitotta');
});

it('begins with the questions where there are none, as the empty list does', async () => {
  api.on('GET /api/admin/online-form', () => ({ body: makeOnlineForm({ questions: 0, state: 'empty' }) }));
  await renderScreen(api);
  expect((await stepOf(/^Kérdések/)).getAttribute('aria-current')).toBe('step');
  expect(await screen.findByText(/A kérdőívben még nincs kérdés/)).toBeDefined();
});

it('can be put away, and is gone from the dashboard once responses have come in', async () => {
  await renderScreen(api);
  await person.click(within(await start()).getByRole('button', { name: 'Elrejtés' }));
  expect(screen.queryByRole('region', { name: 'Az első eredményig' })).toBeNull();
  expect(localStorage.getItem('guided-start-away-7')).toBe('true');
});
