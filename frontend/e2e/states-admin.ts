import { paths } from '../src/admin/addresses.ts';
import { button, changeAnswer, fail, fewRows, opens, type State } from './state.ts';
import { analyticsStates } from './states-analytics.ts';
import { answersStates } from './states-answers.ts';
import { collectStates } from './states-collect.ts';
import { completenessStates } from './states-completeness.ts';
import { configurationPartStates } from './states-configuration-parts.ts';
import { configurationStates } from './states-configuration.ts';
import { editingStates } from './states-editing.ts';
import { inboxStates } from './states-inbox.ts';
import { insightStates } from './states-insights.ts';
import { mailStates } from './states-mails.ts';
import { operationStates } from './states-operation.ts';
import { peopleStates } from './states-people.ts';
import { personalDataStates } from './states-personal-data.ts';
import { questionnaireStates } from './states-questionnaires.ts';
import { reviewStates } from './states-review.ts';
import { settingsStates } from './states-settings.ts';
import { trashStates } from './states-trash.ts';
import { uiTextStates } from './states-ui-texts.ts';
import { webhookStates } from './states-webhooks.ts';
import { workspaceStates } from './states-workspace.ts';
import { word } from './words.ts';

const languages = ['hu', 'en'] as const;
const dashboard: Omit<State, 'name'> = { route: paths.dashboard, languages, address: () => fewRows };
const mails: Omit<State, 'name'> = {
  route: paths.mailPreview,
  languages,
  address: () => paths.mailPreview,
};

/** An entry of the dashboard's menu that opens a dialog. */
function byMenu(key: string): NonNullable<State['reach']> {
  return async (visit) => {
    await button(visit, 'dashboard.actions.more').click();
    await visit.page.getByRole('menuitem', { name: word(visit.language, key) }).click();
    await visit.page.getByRole('dialog').waitFor();
  };
}

/** The states of the back office that a first look at every screen shows; its journeys check deeper ones on their way. */
export const adminStates: readonly State[] = [
  { ...dashboard, name: 'dashboard', address: () => paths.dashboard },
  {
    ...dashboard,
    name: 'dashboard-nothing-found',
    address: () => `${paths.dashboard}?search=nobody-is-called-like-this`,
  },
  {
    ...dashboard,
    name: 'dashboard-no-evaluations',
    prepare: (visit) => fail(visit, '**/api/admin/evaluations?*'),
  },
  { ...dashboard, name: 'dashboard-upload', reach: opens('dashboard.actions.upload') },
  {
    ...dashboard,
    name: 'dashboard-delete-all',
    reach: byMenu('dashboard.actions.delete-all'),
  },
  // Opened on a phone, where it stands in the menu.
  { ...dashboard, name: 'dashboard-regenerate-all', reach: byMenu('dashboard.actions.regenerate-all') },
  {
    ...dashboard,
    name: 'dashboard-menu',
    afresh: true,
    inWindow: true,
    reach: async (visit) => {
      await button(visit, 'dashboard.actions.more').click();
      await visit.page.getByRole('menuitem').first().click({ trial: true });
    },
  },
  {
    ...dashboard,
    name: 'dashboard-filters',
    widths: [390],
    address: () => `${fewRows}&assignee=me`,
    reach: ({ page, language }) =>
      page
        .getByRole('button', { name: new RegExp(`^${word(language, 'evaluations.filters.more')} \\(1\\)$`) })
        .click(),
  },
  {
    ...dashboard,
    name: 'copy-of-the-data',
    prepare: (visit) =>
      changeAnswer<{ copyOf: string | null }>(visit, '**/api/user', (user) => {
        user.copyOf = 'ertekeles.pelda-klinika.hu';
      }),
    reach: opens('shell.copy.move'),
  },
  {
    ...dashboard,
    name: 'palette',
    inWindow: true,
    reach: async (visit) => {
      await opens('find.title')(visit);
      await visit.page.getByRole('combobox', { name: word(visit.language, 'find.title') }).fill('e');
      await visit.page.getByRole('option').first().waitFor();
    },
  },
  {
    ...dashboard,
    name: 'palette-nothing-found',
    inWindow: true,
    reach: async (visit) => {
      await opens('find.title')(visit);
      await visit.page.getByRole('combobox', { name: word(visit.language, 'find.title') }).fill('qqqq');
      await visit.page.getByText(word(visit.language, 'find.none')).waitFor();
    },
  },
  {
    ...dashboard,
    name: 'shortcuts',
    inWindow: true,
    reach: async (visit) => {
      await opens('find.title')(visit);
      const field = visit.page.getByRole('combobox', { name: word(visit.language, 'find.title') });
      await field.fill(word(visit.language, 'find.keys.title'));
      await field.press('Enter');
      await visit.page.getByRole('switch').waitFor();
    },
  },
  ...workspaceStates,
  ...trashStates,
  ...personalDataStates,
  ...collectStates,
  ...editingStates,
  ...reviewStates,
  ...inboxStates,
  ...mailStates,
  ...analyticsStates,
  ...questionnaireStates,
  ...configurationStates,
  ...configurationPartStates,
  ...insightStates,
  ...answersStates,
  ...completenessStates,
  { ...mails, name: 'mail-preview' },
  {
    ...mails,
    name: 'mail-preview-unavailable',
    prepare: (visit) => fail(visit, '**/api/admin/mail-preview?*'),
  },
  ...uiTextStates,
  ...peopleStates,
  ...settingsStates,
  ...operationStates,
  ...webhookStates,
  { name: 'admin-not-found', route: '*', languages, address: () => '/admin/no-such-page' },
];
