import { readFileSync } from 'node:fs';

const ESTABLISHED = '01';

/**
 * Connections that others have open to this IPv4 address of a server, by what Linux says. nginx opens one for each call, so
 * behind it these are the calls under way.
 */
export function openConnections(baseUrl: string): number {
  const { hostname, port } = new URL(baseUrl);
  const bytes = hostname.split('.').map(Number).reverse();
  const local = `${Buffer.from(bytes).toString('hex')}:${Number(port).toString(16).padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows.filter((row) => {
    const [, at, , state] = row.trim().split(/\s+/);
    return at === local.toUpperCase() && state === ESTABLISHED;
  }).length;
}
