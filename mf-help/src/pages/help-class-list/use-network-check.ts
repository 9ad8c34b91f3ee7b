import { useState } from 'react';
import { type Measures, measuresOf, roundTrip, roundTrips } from './network-measures';

export type NetworkCheck =
  | { state: 'idle' | 'offline' }
  | { state: 'running'; done: number }
  | { state: 'finished'; measures: Measures };

/** Sequential round trips; the first, which opens the connection, is not counted. */
export function useNetworkCheck() {
  const [check, setCheck] = useState<NetworkCheck>({ state: 'idle' });

  async function start() {
    const address = window.location.pathname;
    setCheck({ state: 'running', done: 0 });
    const opening = await roundTrip(address);
    // The page's own mark: some browsers say for good that there is no network.
    if (opening === undefined && 'offline' in document.documentElement.dataset) return setCheck({ state: 'offline' });
    const trips: (number | undefined)[] = [];
    while (trips.length < roundTrips) {
      trips.push(await roundTrip(address));
      setCheck({ state: 'running', done: trips.length });
    }
    setCheck({ state: 'finished', measures: measuresOf(trips) });
  }

  return { check, start };
}
