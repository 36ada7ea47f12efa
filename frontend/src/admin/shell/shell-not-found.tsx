import { NotFound } from '../../shared/errors/not-found.tsx';
import { paths } from '../addresses.ts';

/** An address of the back office that leads nowhere; the shell stays around it. */
export function ShellNotFound() {
  return <NotFound homePath={paths.dashboard} />;
}
