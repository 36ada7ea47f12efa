import { expect } from '@playwright/test';
import type { EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import { languages } from '../src/shared/texts/languages.ts';
import { withChange } from '../src/testing/make-evaluation.ts';
import { makeShared } from '../src/testing/make-shared.ts';
import { logo, portrait, withPictures } from './sample-pictures.ts';
import { answer, button, changeAnswer, fail, stall, type State, type Visit } from './state.ts';
import { oddEvaluationStates, organisation } from './states-evaluation-odd.ts';
import { word } from './words.ts';

const stranger = 'nobody@example.org';
const evaluationCall = '**/api/evaluation/*';

const evaluation: Omit<State, 'name'> = {
  route: '/evaluation/:hashedUrl',
  languages,
  address: (visit) => visit.evaluation,
};
const step = (number: number) => (visit: Visit) => `${visit.evaluation}?s=${number}`;
const behindTheLast = step(999);

const sharedLink = {
  id: '00000000-0000-4000-8000-000000000001',
  sentTo: 'k…@masik.example',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2126-02-18T10:00:00.000Z',
  revokedAt: null,
  openedCount: 3,
  lastOpenedAt: '2026-11-21T10:00:00.000Z',
};
const sharedLinks = [
  sharedLink,
  { ...sharedLink, id: '00000000-0000-4000-8000-000000000002', sentTo: null, openedCount: 0 },
  { ...sharedLink, id: '00000000-0000-4000-8000-000000000003', revokedAt: '2026-11-22T10:00:00.000Z' },
];

/** An evaluation that a named expert has approved, for somebody with a logo. */
async function ofExpert(visit: Visit): Promise<void> {
  await withPictures(visit);
  await changeAnswer<EvaluationPayload>(visit, evaluationCall, (json) => {
    json.organisation = { ...organisation, logo };
    Object.assign(json.evaluation, {
      approval: 'person',
      reviewer: {
        name: 'Dr. Szabó-Kovács Éva',
        role: 'egészségügyi digitalizációs tanácsadó',
        picture: portrait,
      },
    });
  });
}

/** The states of a clinic's evaluation. */
export const evaluationStates: readonly State[] = [
  { ...evaluation, name: 'evaluation-welcome' },
  { ...evaluation, name: 'evaluation-expert', prepare: ofExpert },
  { ...evaluation, name: 'evaluation-section', address: step(1) },
  {
    ...evaluation,
    name: 'evaluation-reasons',
    address: step(2),
    reach: ({ page, language }) => page.getByText(word(language, 'evaluation.reasons.title')).first().click(),
  },
  // A phone folds its words.
  { ...evaluation, name: 'evaluation-summary', address: behindTheLast, afresh: true },
  {
    ...evaluation,
    name: 'evaluation-plan',
    address: behindTheLast,
    afresh: true,
    isScrolled: true,
    reach: async ({ page, language }) => {
      const field = page.getByLabel(word(language, 'evaluation.plan.who')).first();
      await field.waitFor({ state: 'attached' });
      // A phone folds what is noted.
      if (!(await field.isVisible())) await page.locator('li[data-state] summary').first().click();
      await field.fill('Anna');
      // A plan of three steps has none for later.
      const later = page.getByText(new RegExp(`^${word(language, 'evaluation.plan.later')} \\(`));
      if ((await later.count()) > 0) await later.click();
    },
  },
  { ...evaluation, name: 'evaluation-meeting', address: (visit) => `${visit.evaluation}?s=meeting` },
  {
    ...evaluation,
    name: 'evaluation-share',
    address: step(1),
    reach: (visit) => openShare(visit, `${stranger}, anna@`),
  },
  {
    ...evaluation,
    name: 'evaluation-share-nobody',
    address: step(1),
    reach: async (visit) => {
      await openShare(visit, '');
      await button(visit, 'evaluation.share.send').click();
    },
  },
  {
    ...evaluation,
    name: 'evaluation-share-links',
    address: step(1),
    prepare: async (visit) => {
      await answer(visit, '**/api/evaluation/*/shared-links', sharedLinks);
    },
    reach: async (visit) => {
      await openShare(visit, '');
      await visit.page
        .getByRole('button', { name: new RegExp(`^${word(visit.language, 'evaluation.links.revoke')}`) })
        .first()
        .click();
      await button(visit, 'evaluation.links.revoke-now').scrollIntoViewIfNeeded();
    },
  },
  {
    ...evaluation,
    name: 'evaluation-shared',
    prepare: (visit) =>
      changeAnswer<object>(visit, evaluationCall, (json) =>
        makeShared(withChange(json as EvaluationPayload)),
      ),
  },
  {
    ...evaluation,
    name: 'evaluation-returned',
    prepare: (visit) => changeAnswer<EvaluationPayload>(visit, evaluationCall, withChange),
  },
  {
    ...evaluation,
    name: 'evaluation-shared-revoked',
    prepare: ({ page }) =>
      page.route(evaluationCall, (route) =>
        route.fulfill({ status: 410, json: { statusCode: 410, code: 'shared_link_revoked', message: '' } }),
      ),
  },
  { ...evaluation, name: 'evaluation-offer', address: behindTheLast, reach: openOffer },
  {
    ...evaluation,
    name: 'evaluation-offer-without-consent',
    address: behindTheLast,
    reach: async (visit) => {
      await openOffer(visit);
      await button(visit, 'evaluation.offer.send').click();
    },
  },
  {
    ...evaluation,
    name: 'evaluation-offer-thanks',
    address: behindTheLast,
    // Every language asks for an offer; the demonstration's own shall not depend on the order of the states.
    prepare: (visit) =>
      answer(visit, '**/api/evaluation/*/request-offer', {
        success: true,
        recorded: true,
        receipt: true,
        askedAt: new Date().toISOString(),
      }),
    reach: async (visit) => {
      await openOffer(visit);
      await visit.page.getByRole('dialog').getByRole('checkbox').check();
      await button(visit, 'evaluation.offer.send').click();
      await visit.page.getByText(word(visit.language, 'evaluation.offer.done')).waitFor();
    },
  },
  {
    ...evaluation,
    name: 'evaluation-loading',
    prepare: (visit) => stall(visit, evaluationCall),
    withoutHeading: true,
  },
  { ...evaluation, name: 'evaluation-unknown', address: () => '/evaluation/nobody-knows-this-link' },
  { ...evaluation, name: 'evaluation-unavailable', prepare: (visit) => fail(visit, evaluationCall) },
  ...oddEvaluationStates,
];

async function openOffer({ page, language }: Visit): Promise<void> {
  const offer = page.locator('button', { hasText: word(language, 'evaluation.offer.request') });
  const fold = page.locator('details', { has: offer }).locator('summary');
  await offer.first().waitFor({ state: 'attached' });
  // A phone folds a step's product; a click while the page is being drawn may fold it again.
  await expect(async () => {
    if (!(await offer.first().isVisible())) await fold.first().click();
    await offer.first().click({ timeout: 1000 });
  }).toPass();
  await page.getByRole('dialog').getByText(/@/).waitFor();
}

async function openShare(visit: Visit, addresses: string): Promise<void> {
  await button(visit, 'evaluation.share.open').click();
  await visit.page.getByRole('dialog').getByRole('textbox').fill(addresses);
}
