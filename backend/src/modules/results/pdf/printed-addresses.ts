/** A text with the address behind it, as nobody can follow a link on paper. Pure. */
export const linkText = (text: string, url: string) => `${text}: ${readable(url)}`;

/** An address as people write it. Pure. */
export const readable = (url: string) =>
  decoded(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** An address that may be followed, or null; an address of an old snapshot may be anything. Pure. */
export function webAddressOf(value: string | null): string | null {
  if (value === null || !URL.canParse(value.trim())) return null;
  const { protocol, href } = new URL(value.trim());
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
