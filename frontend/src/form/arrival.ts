const longestSource = 80;

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
}

/** Reads the address of the page. Secrets stand in its fragment, which no server and no other site is told. */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival {
  const query = new URLSearchParams(search);
  const secrets = new URLSearchParams(hash.slice(1));
  const invitation = secrets.get('invitation') || null;
  return {
    preview: query.get('preview') === '1',
    source: (query.get('source') ?? '').trim().slice(0, longestSource),
    draft: secrets.get('continue') || invitation,
    invitation,
    confirm: secrets.get('confirm') || null,
  };
}

/** Takes the secret out of the address bar, and puts the questionnaire's present address there. */
export function cleanAddress(slug: string, { keepsFragment }: { keepsFragment: boolean }): void {
  const { search, hash } = window.location;
  const address = `/q/${encodeURIComponent(slug)}${search}${keepsFragment ? hash : ''}`;
  window.history.replaceState(window.history.state, '', address);
}
