/** What an address leads to on this site, as anybody can make one up; null where it leads to another. Pure. */
export function ownAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: its, pathname, search, hash } = new URL(address, origin);
  // Behind two slashes a browser reads another host.
  return its === origin ? pathname.replace(/^\/+/, '/') + search + hash : null;
}
