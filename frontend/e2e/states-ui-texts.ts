import { paths } from '../src/admin/paths.ts';
import type { State } from './state.ts';

/** The states of the screen that edits texts. */
export const uiTextStates: readonly State[] = [
  { name: 'ui-texts', route: paths.uiTexts, languages: ['hu', 'en'], address: () => paths.uiTexts },
];
