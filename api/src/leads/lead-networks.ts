import { networkSteps, type NetworkStep } from '@site/shared/contract/address-networks';
import { plainAddress } from '@site/shared/contract/plain-address';

/** A network that leads are counted by. Both numbers are multiples of what one subscriber may book. */
export type LeadNetwork = {
  name: string;
  /** Above it a lead is booked and marked: many people may share the network. */
  marksAbove: number;
  /** Above it a lead is refused. */
  refusesAbove: number;
};

/** A carrier's IPv4 address may be some thousand phones, as a /48 may: nobody of them is sent away for the others. */
const marksOfIpv4 = 30;
/** Of a network that is more than one subscriber's. */
const refusesMany = 100;

function leadNetwork({ name, times }: NetworkStep): LeadNetwork {
  return { name, marksAbove: times, refusesAbove: times === 1 ? 1 : refusesMany };
}

/** From narrow to wide; who owns a wide one has any number of narrow ones, so that all are counted together. */
export function leadNetworks(address: string): LeadNetwork[] {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return [leadNetwork({ name: plain, times: marksOfIpv4 })];
  return networkSteps(plain).reverse().map(leadNetwork);
}
