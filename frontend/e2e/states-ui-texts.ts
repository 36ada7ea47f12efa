import { paths } from '../src/admin/addresses.ts';
import { answer, button, fail, opens, type State, stall } from './state.ts';
import { word } from './words.ts';

const texts: Omit<State, 'name'> = {
  route: paths.uiTexts,
  languages: ['hu', 'en'],
  address: () => paths.uiTexts,
};
const list = '**/api/admin/ui-texts/catalogue?*';
const places = '**/api/admin/ui-texts/places*';

/** A text with a wording of every owner, one language of which was left behind. */
const reworded = [
  {
    context: 'email',
    key: 'email.result.subject',
    place: 'mail-result',
    part: 'email.result',
    placeholders: ['clientName', 'clinicName', 'contact', 'link'],
    isBuiltIn: true,
    languages: [
      {
        language: 'hu',
        builtIn: 'Elkészült a digitális érettség értékelése – {clinicName}',
        global: { id: 1, value: 'Megérkezett az értékelésük: {clinicName}' },
        own: { id: 2, value: 'Kedves partnerünk, kész az értékelés! {clinicName}' },
      },
      {
        language: 'en',
        builtIn: 'Your digital maturity evaluation is ready – {clinicName}',
        global: { id: 3, value: 'Your evaluation has arrived: {clinicName}' },
        own: null,
      },
      {
        language: 'ro',
        builtIn: 'Evaluarea maturității digitale este gata – {clinicName}',
        global: null,
        own: null,
      },
    ],
    missing: ['ro'],
  },
];

/** The states of the screen that edits texts. */
export const uiTextStates: readonly State[] = [
  { ...texts, name: 'ui-texts' },
  { ...texts, name: 'ui-texts-loading', prepare: (visit) => stall(visit, places) },
  { ...texts, name: 'ui-texts-unavailable', prepare: (visit) => fail(visit, places) },
  { ...texts, name: 'ui-texts-place', address: () => `${paths.uiTexts}?place=landing` },
  { ...texts, name: 'ui-texts-mail', address: () => `${paths.uiTexts}?place=mail-result&language=hu` },
  { ...texts, name: 'ui-texts-evaluation', address: () => `${paths.uiTexts}?place=evaluation-offer` },
  { ...texts, name: 'ui-texts-nothing-found', address: () => `${paths.uiTexts}?search=nobody-says-this` },
  {
    ...texts,
    name: 'ui-texts-reworded',
    address: () => `${paths.uiTexts}?state=changed`,
    prepare: (visit) => answer(visit, list, reworded),
  },
  { ...texts, name: 'ui-texts-new', reach: opens('ui-texts.create.open') },
  {
    ...texts,
    name: 'ui-texts-wrong-placeholder',
    address: () => `${paths.uiTexts}?place=mail-result`,
    prepare: (visit) => answer(visit, list, reworded),
    reach: async (visit) => {
      const { page, language } = visit;
      await page
        .getByRole('button', { name: new RegExp(`^${word(language, 'ui-texts.action.reword')}: `) })
        .click();
      await page.getByRole('dialog').getByLabel(word(language, 'ui-texts.field.value')).fill('Gata, {nume}!');
      await button(visit, 'ui-texts.create.ok').click();
    },
  },
];
