import { isLoopback } from '../http/loopback.js';

/**
 * What a public address says about which installation this is: host, port where it is not the usual one, and path. All
 * addresses of one's own machine are one place, whatever the port.
 */
export function homeOf(publicUrl: string): string {
  const { hostname, host, pathname } = new URL(publicUrl);
  return isLoopback(hostname) ? 'localhost' : `${host}${pathname.replace(/\/+$/, '')}`;
}
