import { currentLanguage, setLanguage } from '../shared/texts/i18n.ts';
import { readStored, writeStored } from '../shared/state/stored.ts';
import { readLanguage, toLanguage, type Language } from '../shared/texts/languages.ts';

const memory = 'publicLanguage';
/** Where the sign-in screen hands its language on to the back office. */
export const adminMemory = 'adminLanguage';
const signInPaths = /^\/(?:login|auth|admin)(?:\/|$)/;

/**
 * The language a page starts in: the address says it, else what was chosen before, else the browser's. What the address of a
 * visitor's page says counts as chosen. `served`: that of a page which came ready-made; an evaluation comes in its own.
 */
export function chooseLanguage(
  location: Readonly<{ pathname: string; search: string }>,
  served: Language | null = null,
): Language {
  const asked = readLanguage(new URLSearchParams(location.search).get('lang'));
  const isSignIn = signInPaths.test(location.pathname);
  if (asked !== undefined && !isSignIn) writeStored('browser', memory, asked);
  if (served !== null && location.pathname.startsWith('/evaluation/')) return served;
  return toLanguage(
    asked ??
      readStored('browser', isSignIn ? adminMemory : memory) ??
      served ??
      navigator.languages.find(readLanguage),
  );
}

/** A path of this site as the reader of this page should find it: in the same language, said in the address. */
export function inThisLanguage(path: string): string {
  const [address = '', fragment] = path.split('#', 2);
  const asked = `${address}${address.includes('?') ? '&' : '?'}lang=${currentLanguage()}`;
  return fragment === undefined ? asked : `${asked}#${fragment}`;
}

/** Switches the page's language, remembers it and puts it into the address, so that the page can be shared as it is. */
export async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  writeStored('browser', memory, language);
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.history.replaceState(window.history.state, '', address);
}
