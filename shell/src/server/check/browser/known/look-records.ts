import type { AskedOfSite, KeptLook, KeptLooks } from '@site/shared/contract/kept-looks';
import type { Fault } from '../fault';
import type { Trace } from './checked-set';

/** A good look: what the page was answered, and the live page where it is good only beside that. */
export type GoodLook = {
  address: string;
  look: string;
  now: Trace;
  live?: Trace | undefined;
  /** What was found on both. */
  alsoLive?: readonly Fault[] | undefined;
};

/** The looks of a record, each with its requests. */
export function looksIn({ looks, asked }: KeptLooks): GoodLook[] {
  const traceOf = (one: KeptLook['now']): Trace => {
    return { requests: one.asked.flatMap((place) => asked[place] ?? []), answers: one.answers };
  };
  return looks.map(({ address, look, now, live }) => {
    return {
      address,
      look,
      now: traceOf(now),
      live: live && traceOf(live),
      alsoLive: live?.faults.map((reason) => ({ reason })),
    };
  });
}

/** A record that has each request once. */
export function recordOf(of: Pick<KeptLooks, 'remote' | 'browser'>, good: readonly GoodLook[]): KeptLooks {
  const places = new Map<string, number>();
  const asked: AskedOfSite[] = [];
  const placeOf = (one: AskedOfSite) => {
    const key = JSON.stringify(one);
    const place = places.get(key) ?? asked.push(one) - 1;
    places.set(key, place);
    return place;
  };
  const written = ({ requests, answers }: Trace) => ({ asked: requests.map(placeOf), answers });
  const looks = good.map(({ address, look, now, live, alsoLive = [] }): KeptLook => {
    const faults = alsoLive.map(({ reason }) => reason);
    return { address, look, now: written(now), ...(live && { live: { ...written(live), faults } }) };
  });
  return { ...of, asked, looks };
}
