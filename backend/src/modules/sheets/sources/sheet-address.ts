import { BadRequest } from '../../../platform/errors/app-error.js';

/** Which spreadsheet, and which of its tabs where the address names one. */
export interface SheetAddress {
  id: string;
  gid: number | null;
}

const ID = '[A-Za-z0-9_-]{20,}';
const BARE_ID = new RegExp(`^${ID}$`);
const IN_PATH = new RegExp(`^(?:/a/[^/]+)?/spreadsheets(?:/u/\\d+)?/d/(${ID})(?:/|$)`);

/**
 * Reads the address of a spreadsheet as it is copied from a browser, or its bare id (rules: syncing the sheet). Throws
 * BadRequest that names what was given instead.
 */
export function parseSheetAddress(text: string): SheetAddress {
  const address = text.trim();
  if (/(?:^|\/d\/e\/)2PACX-/.test(address)) throw new BadRequest('sheet_address_published');
  if (BARE_ID.test(address)) return { id: address, gid: null };
  const url = parseUrl(address);
  if (url?.host === 'docs.google.com' || url?.host === 'drive.google.com') {
    if (url.pathname.includes('/forms/')) throw new BadRequest('sheet_address_form');
    const id = IN_PATH.exec(url.pathname)?.[1] ?? (url.pathname === '/open' ? openedId(url) : undefined);
    if (id !== undefined) return { id, gid: gidOf(url) };
  }
  throw new BadRequest('sheet_address_invalid', { address: address.slice(0, 200) });
}

function parseUrl(text: string): URL | null {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

function openedId(url: URL): string | undefined {
  const id = url.searchParams.get('id') ?? '';
  return BARE_ID.test(id) ? id : undefined;
}

/** The tab stands behind `#` in what people copy, and behind `?` in links of the service itself. */
function gidOf(url: URL): number | null {
  const text = new URLSearchParams(url.hash.slice(1)).get('gid') ?? url.searchParams.get('gid');
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
}
