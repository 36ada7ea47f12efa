import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { makeAnalytics } from '../../testing/make-analytics.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';

const api = new ApiServer();
const figures = 'GET /api/admin/analytics/7';
const returned: Schemas['ReturnedResponse'] = {
  n: 8,
  mean: 4.25,
  better: 5,
  same: 1,
  worse: 2,
  otherVersion: 3,
  isCapped: false,
  sections: [{ sectionId: 1, sectionName: 'Időpontfoglalás', n: 7, mean: -1.5 }],
};

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(figures, () => ({ body: makeAnalytics({}) }));
});

const card = () => screen.findByRole('region', { name: 'Visszatérő rendelők' });
const textOf = async () => (await card()).textContent.replace(/\s/g, ' ');

it('shows how many clinics came back, and how they have changed, also in each section', async () => {
  api.on(`${figures}/returned`, () => ({ body: returned }));
  await renderScreen(api, '/analytics/reach');
  await within(await card()).findByText(/8 rendelő tért vissza/);
  const text = await textOf();
  expect(text).toContain('az eredmény változása átlagosan: +4,3 százalékpont.');
  expect(text).toContain('Jobb 5 (62,5%)');
  expect(text).toMatch(/Időpontfoglalás\s*7\s*-1,5/);
  expect(text).toContain('Közülük 3 rendelő');
});

it('says that nobody came back, instead of figures about nobody', async () => {
  api.on(`${figures}/returned`, () => ({
    body: { ...returned, n: 0, mean: 0, better: 0, same: 0, worse: 0, otherVersion: 0, sections: [] },
  }));
  await renderScreen(api, '/analytics/reach');
  await within(await card()).findByText('Még egyetlen rendelőnek sincs összevethető második eredménye.');
  expect(within(await card()).queryByRole('table')).toBeNull();
});
