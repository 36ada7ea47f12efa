import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { signInAddress } from '../../../shared/api/sign-in-address.ts';
import { QueryError } from '../ui/query-error.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { LeaveTo } from './leave.tsx';
import { sessionOptions } from '../../../shared/actions/session.ts';

/** Lets only signed-in people further; everybody else, and who lacks a required passkey, goes to sign in, and comes back (rules: Admin routes). */
export function RequireSession() {
  const session = useQuery(sessionOptions);
  if (session.isPending) return <PageSpinner />;
  if (session.isError) return <QueryError error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data === null || session.data.mustAddPasskey) {
    return (
      <>
        <LeaveTo path={signInAddress(window.location)} />
        <PageSpinner />
      </>
    );
  }
  return <Outlet />;
}
