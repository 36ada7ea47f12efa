import { isIP } from 'node:net';
import { kindOfAddress } from './addresses.js';
import { OutboundError } from './outbound-error.js';

/** Exact hosts (`URL.host`: with the port unless it is the scheme's own), or any public https host besides the operator's private ones (outgoing webhooks). */
export type AllowedHosts = readonly string[] | 'any-public';

/** The operator's list of host:port pairs that may be private or plain http. An entry without port means 80 and 443. */
export class PrivateHosts {
  private readonly entries = new Set<string>();

  constructor(hosts: readonly string[]) {
    for (const entry of hosts) {
      const url = parseUrl(`http://${entry.trim()}`);
      const port = /:(\d+)$/.exec(entry.trim())?.[1];
      if (url === null) continue;
      for (const each of port === undefined ? ['80', '443'] : [port]) {
        this.entries.add(`${canonical(url.hostname)}:${each}`);
      }
    }
  }

  has(hostname: string, port: string): boolean {
    return this.entries.has(`${canonical(hostname)}:${port}`);
  }
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const canonical = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$/g, '');

export const portOf = (url: URL): string => url.port || (url.protocol === 'http:' ? '80' : '443');

/**
 * Refuses (OutboundError `config`) an address that is no URL, names a user, is not https or not on the caller's list.
 * Plain http passes only for the operator's private hosts (rules: outgoing calls).
 */
export function checkTarget(
  service: string,
  address: string | URL,
  allowed: AllowedHosts,
  privateHosts: PrivateHosts,
): URL {
  const refuse = (code: string) => new OutboundError(service, { kind: 'config', code });
  const url = parseUrl(String(address));
  if (url === null || url.hostname === '') throw refuse('bad_address');
  if (url.username !== '' || url.password !== '') throw refuse('address_with_user');
  const listedPrivate = privateHosts.has(url.hostname, portOf(url));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && listedPrivate)) throw refuse('not_https');
  if (!isAllowed(url, allowed, listedPrivate)) throw refuse('host_not_allowed');
  return url;
}

function isAllowed(url: URL, allowed: AllowedHosts, listedPrivate: boolean): boolean {
  if (allowed === 'any-public') return true;
  return allowed.some((entry) => {
    const host = entry.toLowerCase();
    return host === url.host || (host === url.hostname && listedPrivate);
  });
}

/**
 * As `checkTarget` for any public host, and refuses literal addresses and names of this machine that are not public. Other
 * names are looked up when they are called.
 */
export function requirePublicTarget(service: string, address: string, privateHosts: PrivateHosts): void {
  const url = checkTarget(service, address, 'any-public', privateHosts);
  const host = canonical(url.hostname);
  const isOurs = /(?:^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && kindOfAddress(host) !== 'public');
  if (isOurs && !privateHosts.has(host, portOf(url)))
    throw new OutboundError(service, { kind: 'config', code: 'address_refused' });
}

/** True when a redirect may lead to this host: an exact host, or `*.suffix` for hosts below the suffix. */
export function mayRedirectTo(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((entry) =>
    entry.startsWith('*.')
      ? url.host.endsWith(entry.slice(1).toLowerCase())
      : url.host === entry.toLowerCase(),
  );
}
