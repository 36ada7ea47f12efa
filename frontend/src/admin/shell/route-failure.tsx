import { useRouteError } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/errors/error-boundary.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { paths } from '../addresses.ts';

function Rethrow({ error }: { error: unknown }): never {
  throw error instanceof Error ? error : new Error(String(error));
}

/** What stands in a screen's place when it broke or could not be loaded; the shell around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  return (
    <ErrorBoundary>
      <Rethrow error={error} />
    </ErrorBoundary>
  );
}

/** An address of the back office that leads nowhere; the shell stays around it. */
export function ShellNotFound() {
  return <NotFound homePath={paths.dashboard} />;
}
