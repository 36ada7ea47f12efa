/** Names of the machine that a server itself runs on. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * What a public address says about which installation this is: host, port where it is not the usual one, and path. All
 * addresses of one's own machine are one place, whatever the port.
 */
export function homeOf(publicUrl: string): string {
  const { hostname, host, pathname } = new URL(publicUrl);
  return LOOPBACK.test(hostname) ? 'localhost' : `${host}${pathname.replace(/\/+$/, '')}`;
}
