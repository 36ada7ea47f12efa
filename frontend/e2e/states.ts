import type { State } from './state.ts';
import { adminStates } from './states-admin.ts';
import { publicStates } from './states-public.ts';

/** Every state of every screen. A route that has none fails the build. */
export const states: readonly State[] = [...publicStates, ...adminStates];

/**
 * What the gate looks at: what an address alone shows, and of every route at least one state. What takes a way through the page or
 * answers made up for it is looked at before a release, all of it in every language (docs/tests.md).
 */
export const gateStates: readonly State[] = states.filter(
  (state) => (state.prepare === undefined && state.reach === undefined) || state === plainestOf(state.route),
);

/** The first state of a route, one that needs no made-up answer where there is one. */
function plainestOf(route: string): State | undefined {
  const all = states.filter((state) => state.route === route);
  return all.find(({ prepare }) => prepare === undefined) ?? all[0];
}
