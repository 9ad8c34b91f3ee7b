import type { Fault } from '../fault';
import { type Judgement, judgeView } from '../judge-view';
import type { Look, View } from '../page-view';
import type { Planned } from '../planned-looks';
import type { LookOf } from './checked-set';
import type { KnownLooks } from './known-looks';
import type { WatchedPage } from './watched-page';

type Taken = { view: View; faults: Fault[]; watched: WatchedPage | undefined };

/** Watches each look, and keeps them in their order. */
function watching(known: KnownLooks, look: Look, view: View) {
  const taken: Taken[] = [];
  const watched: Look = async (one) => {
    const page = known.watched(one === view ? 'now' : 'live');
    const faults = await look({ ...one, ...(page && { watched: page }) });
    taken.push({ view: one, faults, watched: page });
    return faults;
  };
  return { watched, taken };
}

/** Keeps what the first look found good, by itself or beside the first look at the live page; what takes more is no property of the bytes. */
async function keepGood(
  known: KnownLooks,
  of: LookOf,
  [own, live, ...more]: readonly Taken[],
  alsoLive: readonly Fault[],
): Promise<void> {
  if (!own || more.length > 0) return;
  const now = await own.watched?.all();
  if (own.faults.length === 0) await known.keep(of, { now });
  else if (live && live.view !== own.view)
    await known.keep(of, { now, live: { seen: await live.watched?.all(), alsoLive } });
}

/** What is wrong with a page that is not known; what was good is kept. */
export async function judgeAndKeep(
  known: KnownLooks,
  { look, view, of }: Planned,
  sameLive: View | undefined,
): Promise<Judgement> {
  const { watched, taken } = watching(known, look, view);
  const judged = await judgeView(watched, view, sameLive);
  if (judged.faults.length === 0) await keepGood(known, of, taken, judged.alsoLive);
  return judged;
}
