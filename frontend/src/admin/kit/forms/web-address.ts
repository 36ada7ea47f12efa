/** How an address begins, as a hint in its empty field. */
export const addressStart = 'https://';

/** True for a whole http(s) address without a user name (rules: Configuration workbook). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text);
}

const GOOGLE_HOSTS = /^(?:https?:\/\/)?(?:docs\.google\.com|drive\.google\.com|forms\.gle)\/\S+$/i;
const GOOGLE_ID = /^[\w-]{20,200}$/;

/** True for a link of a Google form or sheet, with or without its beginning, and for a bare id (rules: Google forms). */
export function isGoogleAddress(text: string): boolean {
  return GOOGLE_HOSTS.test(text) || GOOGLE_ID.test(text);
}
