import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const bits = { ipv4: 24, ipv6: 48 };

const networks = new LRUCache<string, string>({ max: 10_000 });

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. What is no address is a network of its own. */
export function networkOf(address: string): string {
  const known = networks.get(address) ?? parsedNetwork(address);
  networks.set(address, known);
  return known;
}

function parsedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const length = bits[parsed.kind()];
  const Range = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${Range.networkAddressFromCIDR(`${parsed.toString()}/${length}`).toString()}/${length}`;
}
