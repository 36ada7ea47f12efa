import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { addTexts } from '../shared/texts/i18n.ts';
import { publicRoutes, screens as load } from './screens.ts';
import { loadOptOutTexts, loadPrivacyTexts } from './texts.ts';

const screens = {
  landing: lazy(() => load.landing().then((screen) => ({ default: screen.LandingPage }))),
  privacy: lazy(async () => {
    const [screen] = await Promise.all([load.privacy(), addTexts(loadPrivacyTexts)]);
    return { default: screen.PrivacyPage };
  }),
  signIn: lazy(() => load.signIn().then((screen) => ({ default: screen.SignInPage }))),
  evaluation: lazy(() => load.evaluation().then((screen) => ({ default: screen.EvaluationPage }))),
  optOut: lazy(async () => {
    const [screen] = await Promise.all([load.optOut(), addTexts(loadOptOutTexts)]);
    return { default: screen.OptOutPage };
  }),
  missing: lazy(() => load.missing().then((screen) => ({ default: screen.MissingPage }))),
};

/** The public face: landing page, sign-in and evaluation, each loaded when it is asked for. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The public addresses and their screens. */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense>
        <Routes>
          {Object.entries(publicRoutes).map(([path, screen]) => {
            const Screen = screens[screen];
            return <Route element={<Screen />} key={path} path={path} />;
          })}
          <Route element={<screens.missing />} path="*" />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
