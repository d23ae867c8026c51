import { BlockList, isIPv4 } from 'node:net';

/** Networks that are no part of the public internet (IANA special-purpose registries), multicast and reserved ones. */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of the global unicast addresses: Teredo and other protocols, documentation, and 6to4, which carries any IPv4 address. */
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of CLOSED_V4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_V6) closed.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. IPv6: global unicast alone, so that no mapped address passes. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
