import { paths } from '../src/admin/addresses.ts';
import { makeMissingPlace, makeReview } from '../src/admin/testing/make-configuration.ts';
import { answer, button, fail, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const languages = ['hu', 'en'] as const;
const collect: Omit<State, 'name'> = { route: paths.collect, languages, address: () => paths.collect };
const form = '**/api/admin/online-form?*';

const usual = {
  questionnaireId: 1,
  isOpen: true,
  opensAt: null,
  closesAt: '2036-12-31T22:59:00Z',
  intro: 'A Digitális Rendelő csapata kérdezi Önöket, hogy személyre szabott értékelést készíthessen.',
  closedText: null,
  confirmAddress: true,
  showScore: false,
  slug: 'digitalis-erettseg-2026',
  formerSlugs: [],
  allowedOrigins: ['https://www.rendelo.hu', 'http://localhost:3000'],
  reminderDays: [7, 14],
  inviteAgainMonths: 6,
  url: 'https://felmeres.pelda.hu/q/digitalis-erettseg-2026',
  state: 'open',
  isActive: true,
  questions: 42,
  mailsGoOut: true,
  hasOrganisation: true,
  underWay: 17,
  sentIn: 1234,
};
const empty = {
  ...usual,
  state: 'empty',
  closesAt: null,
  intro: null,
  allowedOrigins: [],
  questions: 0,
  underWay: 0,
  sentIn: 0,
};
const closed = {
  ...usual,
  isOpen: false,
  state: 'closed',
  isActive: false,
  mailsGoOut: false,
  hasOrganisation: false,
  formerSlugs: [`egy-${'nagyon-hosszu-'.repeat(3)}cim`, 'felmeres', 'felmeres-2025'],
  slug: `${'hosszu-cim-'.repeat(5)}vege`,
  url: `https://felmeres.pelda.hu/q/${'hosszu-cim-'.repeat(5)}vege`,
};

const shows = (what: object) => (visit: Visit) => answer(visit, form, what);

/** The states of the screen by which responses are collected. */
export const collectStates: readonly State[] = [
  { ...collect, name: 'collect' },
  { ...collect, name: 'collect-open', prepare: shows(usual) },
  { ...collect, name: 'collect-closed', prepare: shows(closed) },
  {
    ...collect,
    name: 'collect-not-yet',
    prepare: shows({ ...usual, state: 'not-yet', opensAt: '2036-01-01T07:00:00Z' }),
  },
  { ...collect, name: 'collect-empty', prepare: shows(empty) },
  {
    ...collect,
    name: 'collect-refused',
    prepare: async (visit) => {
      await shows(usual)(visit);
      await fail(visit, '**/api/admin/online-form/qr-code*');
    },
    reach: async (visit) => {
      const { page } = visit;
      const row = (part: string) =>
        page.getByText(word(visit.language, `collect.${part}.title`), { exact: true }).click();
      await row('dates');
      await page.locator('#collect-opensAt').fill('2037-01-01T08:00');
      await row('intro');
      await page.locator('#collect-intro').fill('Új bevezető.');
      await row('address');
      await page.locator('#collect-slug').fill('Ő!');
      await page.locator('#collect-address-problem[role="alert"]').waitFor();
    },
  },
  {
    ...collect,
    name: 'collect-close',
    prepare: shows(usual),
    reach: async (visit) => {
      await visit.page.getByRole('switch').first().click();
      await button(visit, 'collect.open.close-ok').waitFor();
    },
  },
  {
    ...collect,
    name: 'collect-meanings',
    prepare: async (visit) => {
      await shows({ ...closed, hasOrganisation: true })(visit);
      const meanings = [1, 2].map((optionId) => makeMissingPlace({ field: 'meaning', optionId }));
      await answer(visit, '**/api/admin/configuration-review?*', makeReview({ meanings }));
    },
    reach: async (visit) => {
      await visit.page.getByRole('switch').first().click();
      await button(visit, 'collect.meanings.open').waitFor();
    },
  },
  { ...collect, name: 'collect-loading', prepare: (visit) => stall(visit, form) },
  { ...collect, name: 'collect-unavailable', prepare: (visit) => fail(visit, form) },
];
