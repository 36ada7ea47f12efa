import { createStore, useStore } from '../../../shared/state/store.ts';

/** What the guide beside the page shows. */
export interface Help {
  /** A chapter, or the screen that it is about. */
  about: string;
  /** What was searched for, which is marked in the chapter. */
  found?: string;
}

const shown = createStore<Help | null>(null);

/** Opens the guide beside the page; one that is open turns to the chapter. */
export const openHelp = (help: Help): void => shown.set(help);

/** Closes the guide beside the page. */
export const closeHelp = (): void => shown.set(null);

/** What the guide beside the page shows; null while it is closed. */
export const useHelp = (): Help | null => useStore(shown);
