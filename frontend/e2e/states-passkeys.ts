import { paths } from '../src/admin/addresses.ts';
import { languages } from '../src/shared/texts/languages.ts';
import { answer, button, fail, opens, type State } from './state.ts';
import { word } from './words.ts';

const at1 = '2026-11-20T10:00:00Z';
const passkeys = [
  { id: 1, name: 'MacBook', host: 'localhost', worksHere: true, createdAt: at1, lastUsedAt: at1 },
  {
    id: 2,
    name: 'A rendelő közös biztonsági kulcsa a recepció fiókjában',
    host: 'felmeres.korabbi-cim.example',
    worksHere: false,
    createdAt: at1,
    lastUsedAt: null,
  },
];
const account: Omit<State, 'name'> = {
  route: paths.account,
  languages: ['hu', 'en'],
  address: () => paths.account,
};
const signIn: Omit<State, 'name'> = { route: '/auth', languages, address: () => '/auth' };
const lacking = {
  id: 1,
  email: 'egy.nagyon.hosszu.nevu.kollega@egeszsegugyi-kozpont.example',
  hasPassword: false,
  mustAddPasskey: true,
  copyOf: null,
  questionnaireId: null,
};

/** What an admin sees of their own passkeys. */
export const ownPasskeyStates: readonly State[] = [
  {
    ...account,
    name: 'account-passkeys',
    prepare: (visit) => answer(visit, '**/api/admin/passkeys', passkeys),
  },
  {
    ...account,
    name: 'account-passkeys-unavailable',
    prepare: (visit) => fail(visit, '**/api/admin/passkeys'),
  },
  { ...account, name: 'account-new-passkey', reach: opens('account.passkeys.add') },
  {
    ...account,
    name: 'account-passkey-too-late',
    prepare: ({ page, language }) =>
      page.route('**/api/admin/passkeys/options', (route) =>
        route.fulfill({
          status: 403,
          json: {
            statusCode: 403,
            code: 'sign_in_again',
            message:
              language === 'hu'
                ? 'Biztonsági okból passkey csak a belépés utáni 10 percben vehető fel. Lépjen be újra, és próbálja meg ismét.'
                : 'For safety a passkey can only be added within 10 minutes of signing in. Sign in again and retry.',
          },
        }),
      ),
    reach: async (visit) => {
      await opens('account.passkeys.add')(visit);
      await visit.page.getByRole('dialog').getByRole('textbox').fill('MacBook');
      await visit.page.keyboard.press('Enter');
      await button(visit, 'account.passkeys.sign-in-again').waitFor();
    },
  },
];

/** As the server says it. */
const notKnown = {
  hu: 'Ezzel a fiókkal itt nem lehet belépni. Kérje meg egy admint, hogy vegye fel az e-mail-címét.',
  en: 'This account can not sign in here. Ask an admin to add your e-mail address.',
  ro: 'Cu acest cont nu vă puteți autentifica aici. Rugați un administrator să vă adauge adresa de e-mail.',
};

/** What passkeys and single sign-on add to the sign-in page. */
export const passkeySignInStates: readonly State[] = [
  {
    ...signIn,
    name: 'sign-in-add-passkey',
    prepare: (visit) => answer(visit, '**/api/user', lacking),
    reach: ({ page, language }) => page.getByLabel(word(language, 'sign-in.add.name')).waitFor(),
  },
  {
    ...signIn,
    name: 'sign-in-passkey-failed',
    prepare: (visit) => fail(visit, '**/api/passkey-sign-in/options'),
    reach: async (visit) => {
      await button(visit, 'sign-in.passkey.open').click();
      await visit.page.getByText(word(visit.language, 'sign-in.passkey.failed'), { exact: true }).waitFor();
    },
  },
  {
    ...signIn,
    name: 'sign-in-single-sign-on',
    prepare: (visit) =>
      answer(visit, '**/api/single-sign-on*', {
        name: 'Clinic account',
        problem: notKnown[visit.language],
      }),
  },
];
