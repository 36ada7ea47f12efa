import type { State } from './state.ts';
import { adminStates } from './states-admin.ts';
import { publicStates } from './states-public.ts';

/** Every state of every screen. A route that has none fails the build. */
export const states: readonly State[] = [...publicStates, ...adminStates];
