import { lookup as lookupAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AddressRefused, kindOfAddress } from './addresses.js';
import type { PrivateHosts } from './allowed-targets.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Turns a host name into all its addresses. Replaced in tests to act a hostile name server. */
export type Resolver = (hostname: string) => Promise<ResolvedAddress[]>;

const resolveByDns: Resolver = (hostname) => lookupAll(hostname, { all: true, verbatim: true });

/**
 * An undici agent that resolves a name once, checks every address, and connects to the checked ones: a name that changes its
 * address between check and connect gains nothing. Addresses that are never allowed stay so even for listed hosts.
 */
export function makeGuardedAgent(privateHosts: PrivateHosts, resolve: Resolver = resolveByDns): Agent {
  const strict = connectorFor(false, resolve);
  const relaxed = connectorFor(true, resolve);
  return new Agent({
    connect: (options, callback) => {
      const hostname = options.hostname.replace(/^\[|\]$/g, '');
      const port = options.port || (options.protocol === 'https:' ? '443' : '80');
      const mayBePrivate = privateHosts.has(hostname, port);
      // Node does not ask `lookup` about a literal address.
      if (isIP(hostname) !== 0 && !isReachable(hostname, mayBePrivate)) {
        callback(new AddressRefused(), null);
        return;
      }
      (mayBePrivate ? relaxed : strict)(options, callback);
    },
    // The client's own deadline covers headers and body.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function connectorFor(mayBePrivate: boolean, resolve: Resolver): buildConnector.connector {
  return buildConnector({
    lookup: guardLookup(mayBePrivate, resolve),
    timeout: 10_000,
  });
}

function isReachable(address: string, mayBePrivate: boolean): boolean {
  const kind = kindOfAddress(address);
  return kind === 'public' || (kind === 'private' && mayBePrivate);
}

function guardLookup(mayBePrivate: boolean, resolve: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const first = addresses[0];
        if (first === undefined || !addresses.every(({ address }) => isReachable(address, mayBePrivate))) {
          callback(new AddressRefused(), '', 0);
        } else if (options.all) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
