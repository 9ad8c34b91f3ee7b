import { besideLive, type Fault, isSame } from './fault';
import { longestLook } from './fresh-page';
import type { Look, View } from './page-view';

/** Faults of one view that are told. */
const mostFaults = 4;

/** A look that comes to an end, whatever the page does; who waits until the page is left alone waits no longer. */
async function bounded(look: Look, view: View): Promise<Fault[]> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Fault[]>((done) => {
    timer = setTimeout(() => done([{ reason: 'does not answer any more' }]), longestLook);
  });
  return Promise.race([look(view), silence]).finally(() => {
    clearTimeout(timer);
    view.left?.();
  });
}

/** After a first look: what is there once and not the next time, or on the live page once, is no fault of the release. */
const rounds = 2;

/** What is wrong with a page, and what is so on the live page too, which speaks against neither. */
export type Judgement = { faults: Fault[]; alsoLive: Fault[] };

/**
 * What is wrong with a page, `sameLive` being the live one of the same address and window: seen in every look, so that the same bytes get the
 * same verdict, and in none at the live page. What says something only beside a live page is left out where there is none.
 */
export async function judgeView(look: Look, view: View, sameLive: View | undefined): Promise<Judgement> {
  let own = await bounded(look, view);
  if (!sameLive) own = own.filter(({ relative }) => !relative);
  const alsoLive: Fault[] = [];
  for (let round = 0; round < rounds && own.length > 0; round += 1) {
    if (sameLive) {
      const ofRelease = besideLive(own, await bounded(look, sameLive));
      alsoLive.push(...own.filter((fault) => !fault.usual && !ofRelease.includes(fault)));
      own = ofRelease;
    }
    const again = own.length > 0 ? await bounded(look, view) : [];
    own = own.filter((fault) => again.some((other) => isSame(fault, other)));
  }
  return { faults: own.slice(0, mostFaults), alsoLive: alsoLive.slice(0, mostFaults) };
}
