import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** Never a target, whatever an operator allows: unspecified, link-local with cloud metadata, multicast, reserved. */
const FORBIDDEN: readonly Range[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['ff00::', 8],
];

/** Loopback, private and other networks that are not the public internet. */
const PRIVATE: readonly Range[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fec0::', 10],
];

const forbidden = listOf(FORBIDDEN);
const notPublic = listOf(PRIVATE);

function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) {
    list.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

export type AddressKind = 'public' | 'private' | 'forbidden';

/**
 * Says what kind of address an IP address is. IPv4 wrapped in IPv6 (mapped, compatible, NAT64, 6to4) counts as the IPv4 address inside.
 * Anything that is no IP address is forbidden (rules: outgoing calls).
 */
export function kindOfAddress(address: string): AddressKind {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return 'forbidden';
  if (version === 4) return check(plain, 'ipv4');
  const inner = ipv4Inside(plain);
  if (inner !== null) return check(inner, 'ipv4');
  return check(plain, 'ipv6');
}

function check(address: string, family: 'ipv4' | 'ipv6'): AddressKind {
  if (forbidden.check(address, family)) return 'forbidden';
  return notPublic.check(address, family) ? 'private' : 'public';
}

/** The IPv4 address that an IPv6 address stands for, or null. */
function ipv4Inside(address: string): string | null {
  const groups = groupsOf(address);
  const at = (index: number) => groups[index] ?? 0;
  const zeros = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  const dotted = (high: number, low: number) =>
    [at(high) >> 8, at(high) & 255, at(low) >> 8, at(low) & 255].join('.');
  const mapped = zeros(0, 5) && at(5) === 0xffff;
  const translated = zeros(0, 4) && at(4) === 0xffff && at(5) === 0;
  const nat64 = at(0) === 0x64 && at(1) === 0xff9b && zeros(2, 6);
  const compatible = zeros(0, 6) && (at(6) !== 0 || at(7) > 1);
  if (mapped || translated || nat64 || compatible) return dotted(6, 7);
  if (at(0) === 0x2002) return dotted(1, 2);
  return null;
}

/** The eight 16-bit groups of a valid IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const left = read(head);
  if (tail === undefined) return left;
  const right = read(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/** The host, or an address its name resolves to, may not be called. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  constructor() {
    super('The host resolves to an address that may not be called.');
  }
}
