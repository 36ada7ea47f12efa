import { paths } from '../src/admin/paths.ts';
import type { State } from './state.ts';

/** The states of the screens about people. */
export const peopleStates: readonly State[] = (['access', 'users', 'account', 'audit'] as const).map(
  (name) => ({
    name,
    route: paths[name],
    languages: ['hu', 'en'],
    address: () => paths[name],
  }),
);
