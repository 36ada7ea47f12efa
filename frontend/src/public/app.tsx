import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../shared/api/query-client.ts';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { loadEvaluation, loadLanding, loadMissing, loadSignIn } from './screens.ts';

const Landing = lazy(() => loadLanding().then((screen) => ({ default: screen.LandingPage })));
const SignIn = lazy(() => loadSignIn().then((screen) => ({ default: screen.SignInPage })));
const Evaluation = lazy(() => loadEvaluation().then((screen) => ({ default: screen.EvaluationPage })));
const Missing = lazy(() => loadMissing().then((screen) => ({ default: screen.MissingPage })));

/** The public face: landing page, sign-in and evaluation, each loaded when it is asked for. */
export function App() {
  const [queryClient] = useState(() => createQueryClient());
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
      <Suspense fallback={null}>
        <Routes>
          <Route element={<Landing />} path="/" />
          <Route element={<SignIn />} path="/login" />
          <Route element={<SignIn />} path="/auth" />
          <Route element={<SignIn />} path="/auth/verify" />
          <Route element={<SignIn />} path="/auth/verify/:code" />
          <Route element={<SignIn />} path="/admin/login" />
          <Route element={<Evaluation />} path="/evaluation/:hashedUrl" />
          <Route element={<Missing />} path="*" />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
