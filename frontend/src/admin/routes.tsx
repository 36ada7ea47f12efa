import { redirect, type RouteObject } from 'react-router-dom';
import { addTexts } from '../shared/texts/i18n.ts';
import { aliases, paths } from './paths.ts';
import { loadAnalyticsTexts, loadSetupTexts } from './session/admin-language.ts';
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

const questionnaireScreens: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }),
    errorElement: <RouteFailure />,
  },
  {
    path: paths.analytics,
    lazy: async () => {
      const [{ AnalyticsPage }] = await Promise.all([
        import('./analytics/analytics-page.tsx'),
        addTexts(loadAnalyticsTexts),
      ]);
      return { Component: AnalyticsPage };
    },
    errorElement: <RouteFailure />,
  },
  {
    path: paths.configuration,
    lazy: async () => {
      const [{ ConfigurationPage }] = await Promise.all([
        import('./configuration/configuration-page.tsx'),
        addTexts(loadSetupTexts),
      ]);
      return { Component: ConfigurationPage };
    },
    errorElement: <RouteFailure />,
  },
  {
    path: paths.mailPreview,
    lazy: async () => {
      const [{ MailPreviewPage }] = await Promise.all([
        import('./mail-preview/mail-preview-page.tsx'),
        addTexts(loadSetupTexts),
      ]);
      return { Component: MailPreviewPage };
    },
    errorElement: <RouteFailure />,
  },
];

/** Screens that work on no single questionnaire, and are there without one. */
const generalScreens: RouteObject[] = [
  {
    path: paths.questionnaires,
    lazy: async () => {
      const [{ QuestionnairesPage }] = await Promise.all([
        import('./questionnaires/questionnaires-page.tsx'),
        addTexts(loadSetupTexts),
      ]);
      return { Component: QuestionnairesPage };
    },
    errorElement: <RouteFailure />,
  },
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
        children: [
          { element: <RequireQuestionnaire />, children: questionnaireScreens },
          ...generalScreens,
          { path: '*', element: <ShellNotFound /> },
        ],
      },
    ],
  },
];
