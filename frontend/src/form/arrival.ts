const longestSource = 80;
/** No mailed secret is shorter. */
const shortestSecret = 20;

/** What the address says besides which questionnaire it is. */
export interface Arrival {
  /** An admin looks at it; nothing is stored or sent. */
  preview: boolean;
  /** Where the visitor came from; empty when unknown. */
  source: string;
  /** The secret of a mailed link, which opens a draft. */
  draft: string | null;
  /** The same, where it is a personal invitation. */
  invitation: string | null;
  /** The token of the link that confirms an address. */
  confirm: string | null;
  /** A mailed link whose secret, or the end of it, was lost on the way: what it was for. */
  lost: string | null;
}

/**
 * Reads the address of the page. Secrets stand in its fragment, which reaches no server and no other site. Mail programs and gateways damage
 * fragments: they write `%23` for `#` (which the server mends), add the sentence's full stop or bracket, or drop it all, which `?mail=` tells
 * (rules: mailed links).
 */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival {
  const query = new URLSearchParams(search);
  const mail = query.get('mail') ?? '';
  const fragment = hash.slice(1);
  const parts = new URLSearchParams(fragment.includes('=') ? fragment : decoded(fragment));
  const secret = (name: string) => {
    const whole = parts.get(name)?.replace(/[^\w-]+$/, '') ?? '';
    return whole.length < shortestSecret ? null : whole;
  };
  const invitation = secret('invitation');
  const [draft, confirm] = [secret('continue') ?? invitation, secret('confirm')];
  const damaged = mail || (['confirm', 'continue', 'invitation'].find((name) => parts.has(name)) ?? null);
  return {
    preview: query.get('preview') === '1',
    source: (query.get('source') ?? '').trim().slice(0, longestSource),
    draft,
    invitation,
    confirm,
    lost: draft === null && confirm === null ? damaged : null,
  };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Takes the secret out of the address bar, and puts the questionnaire's present address there. */
export function cleanAddress(slug: string, { keepsFragment }: { keepsFragment: boolean }): void {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!keepsFragment) query.delete('mail');
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  const address = `/q/${encodeURIComponent(slug)}${rest}${keepsFragment ? hash : ''}`;
  window.history.replaceState(window.history.state, '', address);
}
