import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type OfferRequest } from './offers.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const offers = 'GET /api/admin/offer-requests';

beforeEach(() => {
  api.reset();
  answerUsually(api);
});

function makeOffer(patch: Partial<OfferRequest> = {}): OfferRequest {
  return {
    id: 'o1',
    evaluationId: 'e1',
    clientName: 'Kovács Anna',
    clientEmail: 'anna@korutifogaszat.hu',
    clinicName: 'Körúti Fogászat',
    productId: 'a1b2c3d4e5f6',
    productName: 'Online időpontfoglaló',
    whatIf: [],
    message: null,
    phone: null,
    consentedAt: '2026-11-20T12:00:00Z',
    createdAt: '2026-11-20T12:00:00Z',
    notifiedAt: '2026-11-20T12:00:05Z',
    ...patch,
  };
}

it('shows what clients asked an offer for, and leads to their rows', async () => {
  const whatIf = [{ questionId: 'q1', tip: 'Vezessék be az online foglalást.', points: 3 }];
  api.on(offers, ({ query }) => ({
    body: [makeOffer({ whatIf, notifiedAt: null, phone: '+36 1 234 5678', message: 'Januártól kellene.' })],
    headers: { 'X-Total-Count': query.get('limit') === '5' ? '7' : '1' },
  }));
  api.on('GET /api/admin/evaluations', () => ({
    body: [makeRow({ status: 'clicked', offerRequests: 1 })],
    headers: { 'X-Total-Count': '1' },
  }));
  await renderScreen(api);
  const title = await screen.findByText('Ajánlatkérések: 7');
  expect(screen.getByText('Legutóbb: Kovács Anna, Online időpontfoglaló')).toBeDefined();
  const row = await screen.findByRole('row', { name: /Kovács Anna/ });
  expect(within(row).getByText('Ajánlatkérések: 1')).toBeDefined();
  await person.click(title);
  expect(await screen.findByText(/Vezessék be az online foglalást\. \(\+3 pont\)/)).toBeDefined();
  expect(screen.getByText('Az értesítő levél még nem ment el.')).toBeDefined();
  expect(screen.getByText('Januártól kellene.')).toBeDefined();
  expect(screen.getByRole('link', { name: '+36 1 234 5678' }).getAttribute('href')).toBe('tel:+3612345678');
  await person.click(screen.getByRole('button', { name: 'További ajánlatkérések (6)' }));
  expect(api.callsOf(offers).at(-1)?.query.get('limit')).toBe('55');
  const [inOffer] = screen.getAllByRole('link', { name: 'Kovács Anna' });
  await person.click(inOffer!);
  expect(new URLSearchParams(window.location.search).get('search')).toBe('anna@korutifogaszat.hu');
});

it('takes no room where nobody asked', async () => {
  await renderScreen(api);
  await screen.findByRole('row', { name: /Kovács Anna/ });
  expect(screen.queryByText(/^Ajánlatkérések/)).toBeNull();
});
