import { paths } from '../src/admin/addresses.ts';
import { answer, button, fail, opens, stall, type State } from './state.ts';
import { ownPasskeyStates } from './states-passkeys.ts';
import { word } from './words.ts';

const languages = ['hu', 'en'] as const;
const at = (path: string): Omit<State, 'name'> => ({ route: path, languages, address: () => path });
const users = at(paths.users);
const account = at(paths.account);
const audit = at(paths.audit);
const long = 'egy.nagyon.hosszu.nevu.kollega.a.kozponti.rendelointezetbol@egeszsegugyi-kozpont.example';
const at1 = '2026-11-20T10:00:00Z';

const grants = [
  {
    id: 1,
    adminId: 1,
    adminEmail: 'admin@example.com',
    questionnaireId: 1,
    questionnaireName: 'Rendelők 2026',
    createdAt: at1,
    revocable: false,
    reason:
      'Ez a kérdőív utolsó hozzáférése, ezért nem vonható vissza. Előbb adjon hozzáférést valaki másnak is.',
  },
  {
    id: 2,
    adminId: 2,
    adminEmail: long,
    questionnaireId: 2,
    questionnaireName:
      'Egy hosszú nevű felmérés a háziorvosi rendelők digitális érettségéről, második hullám',
    createdAt: at1,
    revocable: true,
  },
];
const people = [
  { id: 1, email: 'admin@example.com', passkeys: 1, createdAt: at1 },
  { id: 2, email: long, passkeys: 2, createdAt: at1 },
];
const impact = {
  grantsLost: [{ questionnaireId: 1, name: 'Rendelők 2026' }],
  hiddenGrantsLost: 2,
  blocking: [],
  hiddenBlocking: 0,
  isLastAdmin: false,
  tokens: 1,
};
const tokens = [
  {
    id: 1,
    name: 'Kimutatás',
    readsOnly: true,
    questionnaireId: null,
    createdAt: at1,
    lastUsedAt: at1,
    expiresAt: null,
  },
  {
    id: 2,
    name: 'Régi program',
    readsOnly: false,
    questionnaireId: null,
    createdAt: at1,
    lastUsedAt: null,
    expiresAt: '2026-01-01T00:00:00Z',
  },
];

/** The states of the screens about people. */
export const peopleStates: readonly State[] = [
  { ...users, name: 'users' },
  {
    ...users,
    name: 'users-several',
    prepare: async (visit) => {
      await answer(visit, '**/api/admin/users', people);
      await answer(visit, '**/api/admin/questionnaire-access', grants);
    },
  },
  {
    ...users,
    name: 'users-access',
    prepare: async (visit) => {
      await answer(visit, '**/api/admin/users', people);
      await answer(visit, '**/api/admin/questionnaire-access', grants);
    },
    reach: async (visit) => {
      const name = `${word(visit.language, 'users.access.open')}: admin@example.com`;
      await visit.page.getByRole('button', { name, exact: true }).click();
      await visit.page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  { ...users, name: 'users-loading', prepare: (visit) => stall(visit, '**/api/admin/users') },
  { ...users, name: 'users-unavailable', prepare: (visit) => fail(visit, '**/api/admin/users') },
  ...(['edit', 'delete'] as const).map((kind): State => ({
    ...users,
    name: `users-${kind}`,
    prepare: async (visit) => {
      await answer(visit, '**/api/admin/users', people);
      await answer(visit, '**/api/admin/users/2/impact?*', impact);
    },
    reach: async (visit) => {
      const open = word(visit.language, `users.${kind}.open`);
      if (kind === 'delete') {
        await visit.page
          .getByRole('button', { name: `${word(visit.language, 'users.more')}: ${long}` })
          .click();
        await visit.page.getByRole('menuitem', { name: open, exact: true }).click();
      } else await visit.page.getByRole('button', { name: `${open}: ${long}`, exact: true }).click();
      await visit.page.getByText('Rendelők 2026').last().waitFor();
    },
  })),
  { ...account, name: 'account' },
  { ...account, name: 'account-tokens', prepare: (visit) => answer(visit, '**/api/admin/tokens', tokens) },
  {
    ...account,
    name: 'account-password',
    reach: async (visit) => {
      await opens('account.password.set')(visit);
      await button(visit, 'account.password.have-code').click();
    },
  },
  { ...account, name: 'account-new-token', reach: opens('account.tokens.create') },
  {
    ...account,
    name: 'account-made-token',
    prepare: async ({ page }) => {
      const made = { ...tokens[0], token: 'made-up-token-0123456789-abcdefghij' };
      await page.route('**/api/admin/tokens', (route) =>
        route.fulfill(route.request().method() === 'POST' ? { status: 201, json: made } : { json: tokens }),
      );
    },
    reach: async (visit) => {
      await opens('account.tokens.create')(visit);
      await visit.page.getByRole('dialog').getByRole('textbox').fill('Kimutatás');
      await button(visit, 'account.tokens.create-ok').click();
      await button(visit, 'account.tokens.kept').waitFor();
    },
  },
  ...ownPasskeyStates,
  { ...audit, name: 'audit' },
  {
    ...audit,
    name: 'audit-details',
    reach: ({ page, language }) => page.getByText(word(language, 'audit.details')).first().click(),
  },
  { ...audit, name: 'audit-nothing-found', address: () => `${paths.audit}?search=no-such-word-anywhere` },
  { ...audit, name: 'audit-unavailable', prepare: (visit) => fail(visit, '**/api/admin/audit?*') },
];
