/** What an address of a form leads to. */
export type FormAddress =
  /** The form itself: the Forms API knows it by this id. */
  | { kind: 'form'; id: string }
  /** Its public page, whose id the Forms API does not know. */
  | { kind: 'responder'; id: string }
  /** A short link to one of both. */
  | { kind: 'short'; path: string }
  | { kind: 'sheet' }
  | { kind: 'unknown' };

export const DOCS_HOST = 'docs.google.com';
export const SHORT_HOST = 'forms.gle';

const ID = /^[\w-]{20,200}$/;
const PUBLIC_ID = /^1FAIpQL/;

/**
 * Tells what the address of a form is: an edit link or a public link in any of their spellings, a short link, or a bare id
 * (rules: google forms). Blank and foreign addresses are unknown.
 */
export function parseFormAddress(address: string): FormAddress {
  const text = address.trim();
  if (ID.test(text))
    return PUBLIC_ID.test(text) ? { kind: 'responder', id: text } : { kind: 'form', id: text };
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(withScheme)) return { kind: 'unknown' };
  const url = new URL(withScheme);
  if (url.port !== '' || url.username !== '' || url.password !== '') return { kind: 'unknown' };
  if (url.hostname === SHORT_HOST)
    return /^\/[\w-]{1,100}\/?$/.test(url.pathname)
      ? { kind: 'short', path: url.pathname }
      : { kind: 'unknown' };
  return url.hostname === DOCS_HOST ? readDocsPath(url.pathname) : { kind: 'unknown' };
}

/** `/forms/d/{id}`, `/forms/d/e/{public id}`, also behind `/a/{domain}` and with `/u/{account}`. */
function readDocsPath(path: string): FormAddress {
  if (/^(?:\/a\/[^/]+)?\/spreadsheets\//.test(path)) return { kind: 'sheet' };
  const found = /^(?:\/a\/[^/]+)?\/forms(?:\/u\/\d+)?\/d\/(?:(e)\/)?([\w-]{20,200})(?:\/|$)/.exec(path);
  if (!found) return { kind: 'unknown' };
  const id = found[2]!;
  return found[1] || PUBLIC_ID.test(id) ? { kind: 'responder', id } : { kind: 'form', id };
}

/** The public page of a form on docs.google.com. */
export const publicPathOf = (address: { kind: 'form' | 'responder'; id: string }): string =>
  address.kind === 'form' ? `/forms/d/${address.id}/viewform` : `/forms/d/e/${address.id}/viewform`;
