import { networkOf as networkWithin } from '@site/shared/contract/address-networks';
import { LRUCache } from 'lru-cache';

const bits = { ipv4: 24, ipv6: 48 };

const networks = new LRUCache<string, string>({ max: 10_000 });

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. All that is no address is one network. */
export function networkOf(address: string): string {
  const known = networks.get(address) ?? networkWithin(address, bits);
  networks.set(address, known);
  return known;
}
