import ipaddr from 'ipaddr.js';
import { plainAddress, unknownAddress } from './plain-address';

/** A network that an address lies in, and how many times the limit of one subscriber it has. */
export type NetworkStep = { name: string; times: number };

/**
 * From wide to narrow. A /64 is one subscriber, a /56 a house or some phones, a /48 an office or all phones of a district. An
 * IPv4 address is one of a /24. Whoever owns the wide one has any number of narrow ones, so that all are counted together.
 */
const steps = {
  ipv4: [
    { bits: 24, times: 30 },
    { bits: 32, times: 1 },
  ],
  ipv6: [
    { bits: 48, times: 30 },
    { bits: 56, times: 5 },
    { bits: 64, times: 1 },
  ],
} as const;

type Parsed = ReturnType<typeof ipaddr.parse>;

/** `length` is a number of whole bytes. */
function networkName(parsed: Parsed, length: number): string {
  const bytes = parsed.toByteArray().fill(0, length / 8);
  return `${ipaddr.fromByteArray(bytes).toString()}/${length}`;
}

function parse(address: string): Parsed | undefined {
  const plain = plainAddress(address);
  return plain === unknownAddress ? undefined : ipaddr.parse(plain);
}

/**
 * The network of an address, as in `203.0.113.0/24`; what is no address is of the network `unknown`. It is the widest of its
 * steps, an IPv4 /24 or an IPv6 /48, wherever something is shared among networks or counted once for each: whoever owns a
 * /48 has 65,536 networks of one subscriber, and would have as many shares and as many voices. Limits, of which each step has
 * its own, count by `networkSteps`.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  return parsed ? networkName(parsed, steps[parsed.kind()][0].bits) : unknownAddress;
}

/** The networks that an address is counted by, from wide to narrow. */
export function networkSteps(address: string): NetworkStep[] {
  const parsed = parse(address);
  if (!parsed) return [{ name: unknownAddress, times: 1 }];
  return steps[parsed.kind()].map(({ bits, times }) => ({ name: networkName(parsed, bits), times }));
}
