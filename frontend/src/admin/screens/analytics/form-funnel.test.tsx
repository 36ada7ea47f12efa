import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { makeAnalytics, makeFormFunnel } from '../../testing/make-analytics.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const figures = 'GET /api/admin/analytics/7';
const form = `${figures}/form-funnel`;
const none = { visited: 0, started: 0, finished: 0, sources: [], weeks: [] };

beforeEach(() => {
  api.reset();
  answerUsually(api);
  // A form is visited before anything is there to be evaluated.
  api.on(figures, () => ({ body: makeAnalytics({ totalEvaluations: 0 }) }));
  api.on(form, () => ({ body: makeFormFunnel() }));
});

const card = () => screen.findByRole('region', { name: 'Online kérdőív: a látogatástól a beküldésig' });
const plain = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ').trim();
/** Text of every list item and row, spaces of number notation made plain. */
const textsOf = async (role: 'listitem' | 'row') => {
  await within(await card()).findByText('Hol hagyják abba?');
  return within(await card())
    .getAllByRole(role)
    .map(plain);
};

it('shows how many visited, started and finished, with shares of the visits', async () => {
  await renderScreen(api, '/analytics/reach');
  expect((await textsOf('listitem')).slice(0, 3)).toEqual([
    'Megnyitotta 400 (100%)',
    'Elkezdte 200 (50%)',
    'Beküldte 50 (12,5%)',
  ]);
});

it('shows where people stop, and says before which section most do', async () => {
  await renderScreen(api, '/analytics/reach');
  expect((await textsOf('listitem')).slice(3)).toEqual([
    '1. szakasz −10190 (95%)',
    '2. szakasz −70120 (60%)',
    '3. szakasz 125 (62,5%)',
  ]);
  expect(plain(await card())).toContain('abba: 2. szakasz (ennyivel kevesebben, mint előtte: 70)');
});

it('tells sources and weeks apart, a week without anybody too', async () => {
  await renderScreen(api, '/analytics/reach');
  const rows = await textsOf('row');
  expect(rows).toContain('Forrás nélkül296148 (50%)37 (12,5%)');
  expect(rows).toContain('hirlevel10452 (50%)13 (12,5%)');
  expect(rows.filter((row) => row.endsWith('000'))).toHaveLength(1);
});

it('claims no share where more have started than the page was opened', async () => {
  api.on(form, () => ({ body: makeFormFunnel({ visited: 3, started: 5, finished: 2, sections: [] }) }));
  await renderScreen(api, '/analytics/reach');
  await within(await card()).findByText('Látogatók hetenként');
  const items = within(await card()).getAllByRole('listitem');
  expect(items.map(plain)).toEqual(['Megnyitotta 3 (100%)', 'Elkezdte 5', 'Beküldte 2 (66,7%)']);
});

it('says how sources are distinguished while there are none', async () => {
  api.on(form, () => ({ body: makeFormFunnel({ sources: [{ source: '', ...none }] }) }));
  await renderScreen(api, '/analytics/reach');
  expect(plain(await card())).not.toContain('Látogatók forrás szerint');
  expect(await within(await card()).findByText(/\?source=hirlevel/)).toBeDefined();
});

it.each([
  ['closed', '/analytics/reach', 'Még nincs látogatás; az online kérdőív zárva van.'],
  ['not-yet', '/analytics/reach', 'Még nincs látogatás; az online kérdőív később nyílik meg.'],
  ['open', '/analytics/reach?period=12w', 'Ebben az időszakban senki sem nyitotta meg az online kérdőívet.'],
] as const)('says that nobody came to a form that is %s (%s)', async (state, address, text) => {
  api.on(form, () => ({ body: makeFormFunnel({ state, ...none }) }));
  await renderScreen(api, address);
  expect(await within(await card()).findByText(text)).toBeDefined();
});
