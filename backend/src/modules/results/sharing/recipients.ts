import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';

/**
 * The addresses a text list means: each once, as it will be mailed to, and how many of the entries were no address or
 * came again. Blank entries don't count at all (rules: sharing). Pure.
 */
export function recipientsOf(entries: readonly string[]): { addresses: string[]; refused: number } {
  const given = entries.map((entry) => normalizeEmail(entry)).filter((entry) => entry !== '');
  const addresses = [...new Set(given.filter(isEmailAddress))];
  return { addresses, refused: given.length - addresses.length };
}

/** Who gets mail at an address: `a.nna+x@b.hu` and `anna@b.hu` are one person for the limits. Pure. */
export function personAt(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, '').replaceAll('.', '');
  return `${name || address.slice(0, at)}${address.slice(at)}`;
}
