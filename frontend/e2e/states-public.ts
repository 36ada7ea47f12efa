import { expect } from '@playwright/test';
import type { EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import { languages } from '../src/shared/texts/languages.ts';
import { withChange } from '../src/testing/make-evaluation.ts';
import { makeShared } from '../src/testing/make-shared.ts';
import { logo, portrait, withPictures } from './sample-pictures.ts';
import { passkeySignInStates } from './states-passkeys.ts';
import { answer, button, changeAnswer, fail, stall, type State, type Visit } from './state.ts';
import { oddEvaluationStates, organisation } from './states-evaluation.ts';
import { formStates } from './states-form.ts';
import { word } from './words.ts';

const stranger = 'nobody@example.org';
const settings = '**/api/landing/settings';
const evaluationCall = '**/api/evaluation/*';

const landing: Omit<State, 'name'> = { route: '/', languages, address: () => '/' };
const privacy: Omit<State, 'name'> = { route: '/privacy', languages, address: () => '/privacy' };
const signIn: Omit<State, 'name'> = { route: '/auth', languages, address: () => '/auth' };
const optOut: Omit<State, 'name'> = { route: '/opt-out', languages, address: () => '/opt-out#sample' };
const optOutCall = '**/api/mail/opt-out?*';
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

/** The settings say who is behind the pages, with a logo. */
async function named(visit: Visit): Promise<void> {
  await withPictures(visit);
  await changeAnswer<object>(visit, settings, (json) => ({
    ...json,
    organisation: { ...organisation, logo },
  }));
}

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

/** The states of the public face. */
export const publicStates: readonly State[] = [
  { ...landing, name: 'landing' },
  {
    ...landing,
    name: 'landing-menu',
    reach: (visit) => button(visit, 'landing.bar.menu-open').click(),
    widths: [390],
  },
  {
    ...landing,
    name: 'landing-question',
    reach: ({ page, language }) =>
      page.getByText(word(language, 'landing.faq.data'), { exact: true }).click(),
  },
  {
    ...landing,
    name: 'landing-no-settings',
    prepare: (visit) => fail(visit, settings),
    reach: (visit) => button(visit, 'error.retry').first().waitFor(),
  },
  { ...landing, name: 'landing-organisation', prepare: named },
  { ...privacy, name: 'privacy' },
  { ...privacy, name: 'privacy-organisation', prepare: named },
  {
    ...privacy,
    name: 'privacy-kept-for',
    isOdd: true,
    prepare: (visit) => changeAnswer<object>(visit, settings, (json) => ({ ...json, retentionMonths: 24 })),
  },
  { ...privacy, name: 'privacy-no-settings', isOdd: true, prepare: (visit) => fail(visit, settings) },
  { ...optOut, name: 'opt-out' },
  { ...optOut, name: 'opt-out-incomplete', address: () => '/opt-out' },
  {
    ...optOut,
    name: 'opt-out-unknown',
    reach: async (visit) => {
      await button(visit, 'opt-out.page.confirm').click();
      await visit.page.getByRole('alert').waitFor();
    },
  },
  {
    ...optOut,
    name: 'opt-out-done',
    prepare: (visit) => answer(visit, optOutCall, { success: true }),
    reach: async (visit) => {
      await button(visit, 'opt-out.page.confirm').click();
      await visit.page.getByText(word(visit.language, 'opt-out.done.text'), { exact: true }).waitFor();
    },
  },
  { ...signIn, name: 'sign-in' },
  { ...signIn, name: 'sign-in-login', route: '/login', address: () => '/login' },
  { ...signIn, name: 'sign-in-admin', route: '/admin/login', address: () => '/admin/login' },
  { ...signIn, name: 'sign-in-verify', route: '/auth/verify', address: () => '/auth/verify' },
  {
    ...signIn,
    name: 'sign-in-mailed-code',
    route: '/auth/verify/:code',
    address: () => `/auth/verify/000000?email=${stranger}`,
  },
  {
    ...signIn,
    name: 'sign-in-e-mail-missing',
    reach: async (visit) => {
      await button(visit, 'sign-in.email.have-code').click();
      await visit.page.getByText(word(visit.language, 'sign-in.email.needed'), { exact: true }).waitFor();
    },
  },
  {
    ...signIn,
    name: 'sign-in-e-mail-invalid',
    reach: async (visit) => {
      await visit.page.getByRole('textbox').fill('anna@');
      await button(visit, 'sign-in.email.send').click();
    },
  },
  {
    ...signIn,
    name: 'sign-in-password',
    reach: (visit) => button(visit, 'sign-in.password.open').click(),
  },
  {
    ...signIn,
    name: 'sign-in-password-set',
    reach: async (visit) => {
      await button(visit, 'sign-in.password.open').click();
      await button(visit, 'sign-in.password.set').click();
    },
  },
  {
    ...signIn,
    name: 'sign-in-password-wrong',
    reach: async (visit) => {
      await button(visit, 'sign-in.password.open').click();
      await visit.page.getByRole('textbox').first().fill(stranger);
      await visit.page.getByLabel(word(visit.language, 'sign-in.password.label')).fill('not the password');
      await button(visit, 'sign-in.code.login').click();
      await visit.page.getByText(word(visit.language, 'sign-in.error.login'), { exact: true }).waitFor();
    },
  },
  {
    ...signIn,
    name: 'sign-in-not-sent',
    prepare: (visit) => fail(visit, '**/api/admin/send-magic-link'),
    reach: async (visit) => {
      await sendCode(visit);
      await visit.page.getByText(word(visit.language, 'sign-in.error.send'), { exact: true }).waitFor();
    },
  },
  {
    ...signIn,
    name: 'sign-in-code-sent',
    reach: async (visit) => {
      await sendCode(visit);
      await visit.page.getByText(word(visit.language, 'sign-in.sent.title'), { exact: true }).waitFor();
    },
  },
  {
    ...signIn,
    name: 'sign-in-code-missing',
    address: () => `/auth?email=${stranger}`,
    reach: async (visit) => {
      await button(visit, 'sign-in.email.have-code').click();
      await button(visit, 'sign-in.code.login').click();
    },
  },
  {
    ...signIn,
    name: 'sign-in-code-wrong',
    address: () => `/auth?email=${stranger}&token=000000`,
    reach: async (visit) => {
      await button(visit, 'sign-in.code.login').click();
      await visit.page.getByText(word(visit.language, 'sign-in.error.code'), { exact: true }).waitFor();
    },
  },
  ...passkeySignInStates,
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
  ...formStates,
  { name: 'not-found', route: '*', languages, address: () => '/no/such/page' },
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

async function sendCode(visit: Visit): Promise<void> {
  await visit.page.getByRole('textbox').fill(stranger);
  await button(visit, 'sign-in.email.send').click();
}

async function openShare(visit: Visit, addresses: string): Promise<void> {
  await button(visit, 'evaluation.share.open').click();
  await visit.page.getByRole('dialog').getByRole('textbox').fill(addresses);
}
