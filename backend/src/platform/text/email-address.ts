import { domainToASCII } from 'node:url';

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * Letters, digits and the signs that occur in real addresses. Quotes, `%` and `!` (old routing), backslashes and everything
 * outside ASCII are left out on purpose: mail programs disagree about what they mean.
 */
const LOCAL_PART = /^[A-Za-z0-9_+&'#$*/=?^{}~-]+(\.[A-Za-z0-9_+&'#$*/=?^{}~-]+)*$/;
const DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Whether the text is one plain address, nothing before or after it: no name, group, comment, quotes, line break or second
 * `@`. International domains are fine; a domain needs a dot and an end that is no number (rules: e-mail addresses).
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  if (local.length > LONGEST_LOCAL_PART || local.startsWith('-') || !LOCAL_PART.test(local)) return false;
  if (!DOMAIN_TEXT.test(domain)) return false;
  const labels = domainToASCII(domain).split('.');
  const last = labels.at(-1)!;
  return (
    labels.length > 1 &&
    labels.join('.').length <= 253 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /[a-z]/.test(last) &&
    last.length > 1
  );
}

/** Whether an address says of itself that nobody reads what arrives there. */
export const isNoReply = (address: string): boolean =>
  /^(?:[^@]*[._+-])?(?:no|do[._-]?not|dont)[._-]?reply(?:[._+-][^@]*)?@/i.test(address);

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/**
 * An address as it is stored and compared: outer blanks and zero-width characters off, lower case. Before the `@` only A to Z
 * are lowered, so that no look-alike letter becomes an ASCII one.
 */
export function normalizeEmail(text: string): string {
  const trimmed = text.replace(INVISIBLE, '').trim();
  const afterLocal = trimmed.lastIndexOf('@') + 1 || trimmed.length;
  const local = trimmed.slice(0, afterLocal).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return local + trimmed.slice(afterLocal).normalize('NFC').toLowerCase();
}

const LONGEST_NAME = 100;

/**
 * A sender as it is stored: `anna@clinic.example` or `Clinic <anna@clinic.example>`; a name that mail programs could misread
 * is put in quotes. Null for everything else.
 */
export function senderOrNull(text: string): string | null {
  const named = /^"?([^<>"\\]*?)"?\s*<([^<>]*)>$/.exec(text);
  const address = normalizeEmail(named?.[2] ?? text);
  const name = named?.[1]?.trim() ?? '';
  if (!isEmailAddress(address) || /\p{Cc}/u.test(name) || name.length > LONGEST_NAME) return null;
  if (name === '') return address;
  return /^[\p{L}\p{M}\p{N} '-]+$/u.test(name) ? `${name} <${address}>` : `"${name}" <${address}>`;
}
