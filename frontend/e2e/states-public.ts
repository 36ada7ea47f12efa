import { languages } from '../src/shared/texts/languages.ts';
import { logo, withPictures } from './sample-pictures.ts';
import { passkeySignInStates } from './states-passkeys.ts';
import { answer, button, changeAnswer, fail, type State, type Visit } from './state.ts';
import { evaluationStates } from './states-evaluation.ts';
import { organisation } from './states-evaluation-odd.ts';
import { formStates } from './states-form.ts';
import { word } from './words.ts';

const stranger = 'nobody@example.org';
const settings = '**/api/landing/settings';

const landing: Omit<State, 'name'> = { route: '/', languages, address: () => '/' };
const privacy: Omit<State, 'name'> = { route: '/privacy', languages, address: () => '/privacy' };
const signIn: Omit<State, 'name'> = { route: '/auth', languages, address: () => '/auth' };
const optOut: Omit<State, 'name'> = { route: '/opt-out', languages, address: () => '/opt-out#sample' };
const optOutCall = '**/api/mail/opt-out?*';

/** The settings say who is behind the pages, with a logo. */
async function named(visit: Visit): Promise<void> {
  await withPictures(visit);
  await changeAnswer<object>(visit, settings, (json) => ({
    ...json,
    organisation: { ...organisation, logo },
  }));
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
  ...evaluationStates,
  ...formStates,
  { name: 'not-found', route: '*', languages, address: () => '/no/such/page' },
];

async function sendCode(visit: Visit): Promise<void> {
  await visit.page.getByRole('textbox').fill(stranger);
  await button(visit, 'sign-in.email.send').click();
}
