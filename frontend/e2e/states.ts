import type { State } from './state.ts';
import { adminStates } from './states-admin.ts';
import { publicStates } from './states-public.ts';

/** Every state of every screen. A route that has none fails the build. */
export const states: readonly State[] = [...publicStates, ...adminStates];

/**
 * What the gate looks at: what answers of the server itself show, and every state of a route that has no such state. What
 * takes answers made up for it is looked at before a release, all of it in every language (docs/tests.md).
 */
export const gateStates: readonly State[] = states.filter(
  ({ route, prepare }) =>
    prepare === undefined || !states.some((other) => other.route === route && other.prepare === undefined),
);
