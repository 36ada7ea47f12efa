import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { signInAddress } from '../../../shared/api/sign-in-address.ts';
import { QueryError } from '../ui/query-error.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { LeaveTo } from './leave.tsx';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { markSignedIn, wasSignedIn } from './signed-in-mark.ts';

/** Lets only signed-in people further; everybody else, and who lacks a required passkey, goes to sign in, is told there when a session has ended, and comes back (rules: Admin routes). */
export function RequireSession() {
  const session = useQuery(sessionOptions);
  const isSignedIn = session.data != null;
  useEffect(() => {
    if (isSignedIn) markSignedIn(true);
  }, [isSignedIn]);
  if (session.isPending) return <PageSpinner />;
  if (session.isError) return <QueryError error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data === null || session.data.mustAddPasskey) {
    return (
      <>
        <LeaveTo path={signInAddress(window.location, !isSignedIn && wasSignedIn())} />
        <PageSpinner />
      </>
    );
  }
  return <Outlet />;
}
