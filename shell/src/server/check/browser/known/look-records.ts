import type { AskedOfSite, KeptLook, KeptLooks } from '@site/shared/contract/kept-looks';
import type { Trace } from './checked-set';

/** A good look: what the page was answered, and the live page where it is good only beside that. */
export type GoodLook = { address: string; look: string; now: Trace; live?: Trace | undefined };

/** The looks of a record, each with its requests. */
export function looksIn({ looks, asked }: KeptLooks): GoodLook[] {
  const traceOf = (one: KeptLook['now']): Trace => {
    return { requests: one.asked.flatMap((place) => asked[place] ?? []), answers: one.answers };
  };
  return looks.map(({ address, look, now, live }) => {
    return { address, look, now: traceOf(now), live: live && traceOf(live) };
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
  const looks = good.map(({ address, look, now, live }): KeptLook => {
    return { address, look, now: written(now), ...(live && { live: written(live) }) };
  });
  return { ...of, asked, looks };
}
