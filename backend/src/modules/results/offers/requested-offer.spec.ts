import { pageOf } from '../../../../test/make/pdf-content.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { offerContent } from './requested-offer.js';

const page = pageOf({ language: 'en' }) as unknown as PublishedPage;
const contentWith = (...points: number[]) =>
  offerContent({
    page,
    product: { name: 'Naptár Pro' },
    tips: points.map((each) => ({ tip: 'Do it.', points: each })),
    clientEmail: 'anna@rendelo.example',
    publicUrl: 'https://clinics.example',
  });

it('The mail about an offer says what the ticked steps bring, and nothing where they only prepare', () => {
  expect(contentWith(5, 0).newScore).toBe(String(page.evaluation.totalScore + 5));
  expect(contentWith(0).newScore).toBe('');
});
