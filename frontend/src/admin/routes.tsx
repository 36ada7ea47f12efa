import { type ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { addTexts, type StartTextsOptions } from '../shared/texts/i18n.ts';
import { aliases, paths } from './paths.ts';
import {
  loadAnalyticsTexts,
  loadOperationTexts,
  loadPeopleTexts,
  loadSettingsTexts,
  loadSetupTexts,
  loadWebhookTexts,
  loadWordsTexts,
} from './session/admin-language.ts';
import { RequireSession } from './session/require-session.tsx';
import { RequireQuestionnaire } from './shell/require-questionnaire.tsx';
import { RouteFailure } from './shell/route-failure.tsx';
import { ShellNotFound } from './shell/shell-not-found.tsx';
import { Shell } from './shell/shell.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';

const aliasRoutes: RouteObject[] = Object.entries(aliases).map(([path, target]) => ({
  path,
  loader: ({ request }) => redirect(`${target}${new URL(request.url).search}`),
  element: <PageSpinner />,
  hydrateFallbackElement: <PageSpinner />,
}));

/** A screen that is loaded when somebody goes there, with the texts that it has beyond everybody's. */
function screen(
  path: string,
  load: () => Promise<ComponentType>,
  ...texts: StartTextsOptions['load'][]
): RouteObject {
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), ...texts.map(addTexts)]);
      return { Component };
    },
    errorElement: <RouteFailure />,
  };
}

const questionnaireScreens: RouteObject[] = [
  screen(paths.dashboard, async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
  screen(
    paths.analytics,
    async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage,
    loadAnalyticsTexts,
  ),
  screen(
    paths.configuration,
    async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
    loadSetupTexts,
  ),
  screen(
    paths.mailPreview,
    async () => (await import('./mail-preview/mail-preview-page.tsx')).MailPreviewPage,
    loadSetupTexts,
  ),
  screen(
    paths.webhooks,
    async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage,
    loadWebhookTexts,
  ),
];

/** Screens that work on no single questionnaire, and are there without one. */
const generalScreens: RouteObject[] = [
  screen(
    paths.questionnaires,
    async () => (await import('./questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
    loadSetupTexts,
  ),
  screen(
    paths.uiTexts,
    async () => (await import('./ui-texts/ui-texts-page.tsx')).UiTextsPage,
    loadWordsTexts,
  ),
  screen(paths.access, async () => (await import('./access/access-page.tsx')).AccessPage, loadPeopleTexts),
  screen(paths.users, async () => (await import('./users/users-page.tsx')).UsersPage, loadPeopleTexts),
  screen(
    paths.account,
    async () => (await import('./account/account-page.tsx')).AccountPage,
    loadPeopleTexts,
  ),
  screen(
    paths.aiUsage,
    async () => (await import('./ai-usage/ai-usage-page.tsx')).AiUsagePage,
    loadOperationTexts,
  ),
  screen(
    paths.backgroundWork,
    async () => (await import('./background-work/background-work-page.tsx')).BackgroundWorkPage,
    loadOperationTexts,
  ),
  screen(paths.audit, async () => (await import('./audit/audit-page.tsx')).AuditPage, loadPeopleTexts),
  screen(
    paths.settings,
    async () => (await import('./settings/settings-page.tsx')).SettingsPage,
    loadSettingsTexts,
    loadSetupTexts,
    loadWordsTexts,
  ),
];

/** The screens, without the frame around them. */
export const screens: RouteObject[] = [
  { element: <RequireQuestionnaire />, children: questionnaireScreens },
  ...generalScreens,
];

/** Every address of the back office. A screen that breaks leaves the shell standing. */
export const routes: RouteObject[] = [
  ...aliasRoutes,
  {
    element: <RequireSession />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      {
        element: <Shell />,
        children: [...screens, { path: '*', element: <ShellNotFound /> }],
      },
    ],
  },
];
