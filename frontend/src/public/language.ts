import { setLanguage } from '../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../shared/texts/languages.ts';

const memory = 'publicLanguage';
const adminMemory = 'adminLanguage';
const signInPaths = /^\/(?:login|auth|admin)(?:\/|$)/;

/**
 * The language a page starts in: the address says it, else what was chosen before, else Hungarian.
 * The evaluation changes to the respondent's own language as soon as it is known.
 */
export function chooseLanguage(location: Readonly<{ pathname: string; search: string }>): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const remembered = recall(signInPaths.test(location.pathname) ? adminMemory : memory);
  return toLanguage(asked ?? remembered);
}

/** Switches the page's language, remembers it and puts it into the address, so that the page can be shared as it is. */
export async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  remember(memory, language);
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.history.replaceState(window.history.state, '', address);
}

/** Hands the language of the sign-in screen on to the back office, unless one was chosen there before. */
export function rememberAdminLanguage(language: Language): void {
  if (language !== 'ro' && recall(adminMemory) === null) remember(adminMemory, language);
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be switched off; the page works without it.
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be switched off or full; the choice then lasts for this page.
  }
}
