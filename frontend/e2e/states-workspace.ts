import { paths } from '../src/admin/addresses.ts';
import { answer, button, changeAnswer, fail, fewRows, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';
import {
  anonymiseRows,
  ended,
  failures,
  markRows,
  offers,
  running,
  savedViews,
  warnings,
} from './workspace-answers.ts';

const list = '**/api/admin/evaluations?*';
const jobs = '**/api/admin/jobs?*';
const dashboard: Omit<State, 'name'> = {
  route: paths.dashboard,
  languages: ['hu', 'en'],
  address: () => fewRows,
};

const tray: Omit<State, 'name'> = { ...dashboard, afresh: true, inWindow: true, reach: openTray };

/** The states of the table and of the work in the background that only bad luck or patience brings about. */
export const workspaceStates: readonly State[] = [
  { ...dashboard, name: 'dashboard-loading', prepare: (visit) => stall(visit, list) },
  {
    ...dashboard,
    name: 'dashboard-guided-start',
    prepare: async (visit) => {
      await visit.page.route(list, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }));
      await changeAnswer<Record<string, number>>(visit, '**/api/admin/stats/*', (stats) =>
        Object.fromEntries(Object.keys(stats).map((name) => [name, 0])),
      );
    },
    reach: ({ page, language }) => page.getByText(word(language, 'start.title')).waitFor(),
  },
  {
    ...dashboard,
    name: 'dashboard-views',
    // Of the table; on a phone the button stands among the filters.
    widths: [1440],
    address: () => `${paths.dashboard}?mail=undelivered`,
    prepare: (visit) => answer(visit, '**/api/admin/questionnaires/*/views', savedViews),
    reach: async (visit) => {
      await button(visit, 'views.open').click();
      await visit.page.getByText(savedViews[1]!.name).waitFor();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-marked-rows',
    prepare: async (visit) => {
      await changeAnswer(visit, list, markRows);
      await changeAnswer<Record<string, number>>(visit, '**/api/admin/stats/*', (stats) => ({
        ...stats,
        error: 2,
      }));
    },
  },
  {
    ...dashboard,
    name: 'dashboard-anonymised',
    prepare: (visit) => changeAnswer(visit, list, anonymiseRows),
    reach: ({ page, language }) => page.getByText(word(language, 'evaluations.anonymised')).first().waitFor(),
  },
  {
    ...dashboard,
    name: 'dashboard-row-menu',
    afresh: true,
    inWindow: true,
    reach: async ({ page, language }) => {
      const [before] = word(language, 'evaluations.actions.more').split('{name}');
      await page.getByRole('button', { name: before! }).last().click();
      // A click that is only tried needs the menu to be where a person can reach it.
      await page.getByRole('menuitem').first().click({ trial: true });
    },
  },
  {
    ...dashboard,
    name: 'dashboard-bulk-bar',
    inWindow: true,
    isScrolled: true,
    reach: async ({ page, language }) => {
      const [before] = word(language, 'evaluations.pick.row').split('{name}');
      const boxes = page.getByRole('checkbox', { name: before! });
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-warnings',
    prepare: (visit) => answer(visit, '**/api/admin/warnings?*', warnings),
    reach: async ({ page, language }) => {
      await page.getByText(word(language, 'warnings.columns')).waitFor();
    },
  },
  {
    ...dashboard,
    name: 'dashboard-offers',
    prepare: (visit) => answer(visit, '**/api/admin/offer-requests?*', offers),
    reach: async ({ page }) => {
      await page.locator('summary', { hasText: 'Kiss Ágnes' }).click();
      await page.getByText('Rendelőszoftver').last().waitFor();
    },
  },
  { ...tray, name: 'jobs-running', prepare: (visit) => answer(visit, jobs, running) },
  { ...tray, name: 'jobs-ended', prepare: (visit) => answer(visit, jobs, ended) },
  { ...tray, name: 'jobs-none', prepare: (visit) => answer(visit, jobs, []) },
  {
    ...dashboard,
    name: 'jobs-failures',
    prepare: async (visit) => {
      await answer(visit, jobs, ended);
      await answer(visit, '**/api/admin/jobs/*/failures', failures);
    },
    reach: async (visit) => {
      await openTray(visit);
      await button(visit, 'jobs.tray.show-failed').first().click();
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    ...dashboard,
    name: 'jobs-failures-unavailable',
    prepare: async (visit) => {
      await answer(visit, jobs, ended);
      await fail(visit, '**/api/admin/jobs/*/failures');
    },
    reach: async (visit) => {
      await openTray(visit);
      await button(visit, 'jobs.tray.show-failed').first().click();
      await button(visit, 'error.retry').waitFor();
    },
  },
];

async function openTray({ page, language }: Visit): Promise<void> {
  const names = ['idle', 'running_one', 'running_other'].map((key) =>
    word(language, `jobs.tray.${key}`).replace('{count}', '\\d+'),
  );
  await page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();
  await page.getByText(word(language, 'jobs.tray.title'), { exact: true }).click({ trial: true });
}
