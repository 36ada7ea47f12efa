import { generatePath, redirect, type RouteObject } from 'react-router-dom';
import { addTexts } from '../shared/texts/i18n.ts';
import { aliases } from './addresses.ts';
import { screenList, type Screen } from './screens.ts';
import { textsOf } from './kit/session/admin-language.ts';
import { RequireSession } from './kit/session/require-session.tsx';
import { RequireQuestionnaire } from './shell/require-questionnaire.tsx';
import { RouteFailure, ShellNotFound } from './shell/route-failure.tsx';
import { Shell } from './shell/shell.tsx';
import { PageSpinner } from './kit/ui/page-spinner.tsx';

const aliasRoutes: RouteObject[] = Object.entries(aliases).map(([path, target]) => ({
  path,
  loader: ({ params, request }) => redirect(`${generatePath(target, params)}${new URL(request.url).search}`),
  element: <PageSpinner />,
  hydrateFallbackElement: <PageSpinner />,
}));

/** A screen that is loaded when somebody goes there, with its texts. */
function routeOf({ path, load, texts }: Screen): RouteObject {
  const loaders = texts.map(textsOf);
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), ...loaders.map(addTexts)]);
      return { Component };
    },
    errorElement: <RouteFailure />,
  };
}

/** The screens, without the frame around them. */
export const screenRoutes: RouteObject[] = [
  {
    element: <RequireQuestionnaire />,
    children: screenList.filter(({ ofQuestionnaire }) => ofQuestionnaire === true).map(routeOf),
  },
  ...screenList.filter(({ ofQuestionnaire }) => ofQuestionnaire !== true).map(routeOf),
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
        children: [...screenRoutes, { path: '*', element: <ShellNotFound /> }],
      },
    ],
  },
];
