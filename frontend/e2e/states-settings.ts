import { paths } from '../src/admin/paths.ts';
import type { State } from './state.ts';

/** The states of the settings. */
export const settingsStates: readonly State[] = [
  { name: 'settings', route: paths.settings, languages: ['hu', 'en'], address: () => paths.settings },
];
