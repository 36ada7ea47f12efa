import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../shared/api/query-client.ts';
import { signInAddress } from '../shared/api/sign-in-address.ts';
import { routes as allRoutes } from './routes.tsx';
import { useAdminLanguage } from './kit/session/admin-language.ts';
import { LeaveProvider, type Leave } from './kit/session/leave.tsx';
import { antdLocales } from './kit/theme/antd-locale.ts';
import { antdTheme } from './kit/theme/antd-theme.ts';
import { ConfirmProvider } from './kit/ui/confirm.tsx';
import { lazyPart } from './kit/ui/lazy-part.tsx';

const Toaster = lazyPart(async () => (await import('../shared/toast/toaster.tsx')).Toaster);

interface AdminAppProps {
  /** How the back office is left for the public face. */
  leave?: Leave;
  theme?: ThemeConfig;
  routes?: RouteObject[];
}

/** No ripple around what is clicked: it moves for nobody's use, and reaches beyond narrow windows. */
const calm = { disabled: true };

function loadPage(path: string): void {
  window.location.assign(path);
}

/** The back office with everything it stands on. A session that has ended leads to sign-in and from there back, whatever was asked. */
export function AdminApp({ leave = loadPage, theme = antdTheme, routes = allRoutes }: AdminAppProps) {
  const language = useAdminLanguage();
  const [client] = useState(() =>
    createQueryClient({ onUnauthorized: () => leave(signInAddress(window.location, true)) }),
  );
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <QueryClientProvider client={client}>
      <ConfigProvider locale={antdLocales[language]} theme={theme} wave={calm}>
        <LeaveProvider value={leave}>
          <ConfirmProvider>
            <RouterProvider router={router} />
            <Toaster />
          </ConfirmProvider>
        </LeaveProvider>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
