/** Hosts as browsers write them; a policy's separators and stars, which an address may hold, are no part of a host. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of a page that may show the form in a frame, as browsers write it; null where it is none, or not encrypted on
 * the way. `https://` may be left out, and a page's path is none of its origin.
 */
export function originOf(text: string): string | null {
  const typed = text.trim();
  const address = typed.includes('://') ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '' || !HOST.test(hostname)) return null;
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname)) ? origin : null;
}
