/** What a sign-in link already brings along. */
export interface Prefill {
  email: string;
  code: string;
  step: 'email' | 'code' | 'password';
  /** Where to go once signed in: an address of this site. */
  back: string;
  /** A session has ended, and the person who comes was thrown out. */
  hasEnded: boolean;
}

const adminHome = '/admin';

export const codeLength = 6;

/**
 * Reads e-mail and code from a sign-in link; with both the code step comes first. `kept` is where the single sign-on that has
 * failed was to lead to.
 */
export function readPrefill(
  location: Readonly<{ pathname: string; search: string; hash: string; origin: string }>,
  kept: string | null = null,
): Prefill {
  const query = new URLSearchParams(location.search);
  const inPath = /^\/auth\/verify\/([^/]+)\/?$/.exec(location.pathname)?.[1] ?? '';
  const email = (query.get('email') ?? '').trim();
  const code = cleanCode(query.get('token') ?? decode(inPath));
  // The server that led here could not see what came behind a #; the browser has brought it along.
  const asked = query.get('back') ?? (query.has('problem') ? kept : null);
  const back = ownAddress((asked ?? adminHome) + location.hash, location.origin);
  return {
    email,
    code,
    step: email !== '' && code !== '' ? 'code' : 'email',
    back,
    hasEnded: query.has('ended'),
  };
}

/** An address may come from anybody: what leads to another site becomes the back office's start. */
function ownAddress(address: string, origin: string): string {
  const { href } = URL.canParse(address, origin) ? new URL(address, origin) : { href: '' };
  return href.startsWith(`${origin}/`) ? href : adminHome;
}

/** A code as it is sent: no blanks, at most six characters; from a pasted sentence, its six digits. */
export function cleanCode(value: string): string {
  const inSentence = /(?<!\d)\d{3}\s?\d{3}(?!\d)/.exec(value)?.[0];
  return (inSentence ?? value).replace(/\s+/g, '').slice(0, codeLength);
}

/** All digits of a code, and nothing else. */
export const isWhole = (code: string): boolean => code.length === codeLength && /^\d+$/.test(code);

/** Removes what must not stay in the address bar or the history: the code and the e-mail. The language stays. */
export function stripAddress(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const hasSecret = query.has('token') || query.has('email') || /^\/auth\/verify\/[^/]/.test(pathname);
  if (!hasSecret) return;
  query.delete('token');
  query.delete('email');
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', rest === '' ? '/auth' : `/auth?${rest}`);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
