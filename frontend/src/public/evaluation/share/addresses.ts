/** At most this many addresses go out at once (rules: Sharing). */
export const mostAddresses = 5;

/**
 * The addresses in what was typed or pasted, in their order. Commas part them; so do semicolons and line breaks, which mail
 * programs put between them. Blank ones don't count.
 */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What was typed, without one of its addresses. */
export function withoutAddress(text: string, index: number): string {
  return splitAddresses(text)
    .filter((_, position) => position !== index)
    .join(', ');
}

/** Whether an entry has the shape of an address; the server looks more closely. */
export function looksLikeAddress(entry: string): boolean {
  return /^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+>?$/u.test(entry);
}
