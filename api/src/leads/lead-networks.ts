import { networkOf } from '@site/shared/contract/address-networks';
import { plainAddress } from '@site/shared/contract/plain-address';

/** A network that leads are counted by. Both numbers are multiples of what one subscriber may book. */
export type LeadNetwork = {
  name: string;
  /** Above it a lead is booked and marked: many people may share the network. */
  marksAbove: number;
  /** Above it a lead is refused. */
  refusesAbove: number;
};

/** A carrier's IPv4 address, or a /48, may be some thousand phones: nobody of them is sent away for the others. */
const many = { marksAbove: 30, refusesAbove: 100 };
const some = { marksAbove: 5, refusesAbove: 100 };
const subscriber = { marksAbove: 1, refusesAbove: 1 };

const within = (address: string, bits: number) => networkOf(address, { ipv4: 32, ipv6: bits });

/** From narrow to wide; who owns a wide one has any number of narrow ones, so that all are counted together. */
export function leadNetworks(address: string): LeadNetwork[] {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return [{ name: plain, ...many }];
  return [
    { name: within(plain, 64), ...subscriber },
    { name: within(plain, 56), ...some },
    { name: within(plain, 48), ...many },
  ];
}
