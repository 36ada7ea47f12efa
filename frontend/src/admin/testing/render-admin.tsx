import { render } from '@testing-library/react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { extendCalls } from '../../shared/api/http.ts';
import { type Schemas } from '../../shared/api/operations.ts';
import { startTexts } from '../../shared/texts/i18n.ts';
import { AdminApp } from '../admin-app.tsx';
import { endRowWork } from '../kit/jobs/row-work.ts';
import { routes, screenRoutes } from '../routes.tsx';
import { aliases } from '../addresses.ts';
import { loadAdminTexts } from '../kit/session/admin-language.ts';
import { questionnaireCalls } from '../kit/session/shown-questionnaire.ts';
import { QuestionnaireProvider } from '../kit/session/current-questionnaire.tsx';
import { antdTheme } from '../kit/theme/antd-theme.ts';
import { PageSpinner } from '../kit/ui/page-spinner.tsx';
import { type ApiServer } from '../../testing/api-server.ts';
import { makeReview } from './make-configuration.ts';
import { makeQuestionnaire, makeRow, makeStats } from './make.ts';
import { setWindowWidth } from './window-width.ts';

const trello: Schemas['IntegrationStatusResponse'] = {
  service: 'trello',
  configured: true,
  missing: [],
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
};

/** Answers of a signed-in admin with one questionnaire and one evaluation; a test replaces what it is about. */
export function answerUsually(api: ApiServer): void {
  const user = {
    id: 1,
    email: 'admin@example.com',
    hasPassword: false,
    mustAddPasskey: false,
    copyOf: null,
    timeZone: 'Europe/Budapest',
    questionnaireId: 7,
  };
  const empty = () => ({ body: {} });
  for (const owner of ['global', '7', '8']) api.on(`GET /api/ui-texts/${owner}/hu`, empty);
  api.on('GET /api/user', () => ({ body: user }));
  api.on('GET /api/admin/questionnaires', () => ({ body: [makeQuestionnaire()] }));
  api.on('POST /api/admin/session/questionnaire', ({ body }) => ({ body: { ...user, ...(body as object) } }));
  api.on('GET /api/admin/stats/7', () => ({ body: makeStats({ pending: 1 }) }));
  api.on('GET /api/admin/jobs', () => ({ body: [] }));
  api.on('GET /api/admin/inbox/count', () => ({ body: { unread: 0 } }));
  api.on('GET /api/admin/mail-way', () => ({ body: { way: 'sent' as const } }));
  api.on('GET /api/admin/unknown-answers', () => ({ body: [] }));
  api.on('GET /api/admin/configuration-review', () => ({ body: makeReview() }));
  api.on('GET /api/admin/integration-status', () => ({ body: [trello] }));
  api.on('GET /api/admin/questionnaire-access', () => ({ body: [] }));
  api.on('GET /api/admin/offer-requests', () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
  api.on('GET /api/admin/evaluations', () => ({ body: [makeRow()], headers: { 'X-Total-Count': '1' } }));
}

/** Renders the whole back office at an address, in Hungarian, against the server. Answers where it was left to. */
export function renderAdmin(api: ApiServer, path = '/dashboard', width = 1440) {
  return renderRoutes(api, path, width, routes);
}

/** The same without what stands around every screen: side bar, header and what they ask the server. */
export function renderScreen(api: ApiServer, path = '/dashboard', width = 1440) {
  return renderRoutes(api, path, width, screensAlone);
}

const screensAlone: RouteObject[] = [
  {
    element: (
      <QuestionnaireProvider>
        <Outlet />
      </QuestionnaireProvider>
    ),
    hydrateFallbackElement: <PageSpinner />,
    children: screenRoutes,
  },
];

/** The address of a screen, where an alias leads to it. */
function screenOf(path: string): string {
  const { pathname } = new URL(path, window.location.origin);
  return aliases[pathname] ?? pathname;
}

async function renderRoutes(
  api: ApiServer,
  path: string,
  width: number,
  shown: RouteObject[],
): Promise<{ leftTo: string[] }> {
  setWindowWidth(width);
  endRowWork('e1');
  window.history.replaceState(null, '', path);
  api.serve();
  extendCalls(questionnaireCalls);
  await startTexts({ face: 'admin', language: 'hu', load: loadAdminTexts });
  // The screen's code is compiled here, not while a test waits for what the screen shows.
  for (const { route } of matchRoutes(shown, screenOf(path)) ?? [])
    if (typeof route.lazy === 'function') await route.lazy();
  const leftTo: string[] = [];
  const theme = { ...antdTheme, zeroRuntime: true, token: { ...antdTheme.token, motion: false } };
  render(<AdminApp leave={(to) => void leftTo.push(to)} routes={shown} theme={theme} />, {
    reactStrictMode: shown === routes,
  });
  return { leftTo };
}
