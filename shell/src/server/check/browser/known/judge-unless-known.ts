import { judgeView } from '../judge-view';
import type { Fault } from '../fault';
import type { View } from '../page-view';
import type { KnownLooks, LookOf } from './known-looks';

type Look = (view: View) => Promise<Fault[]>;
type Judged = { faults: Fault[]; isKnown: boolean };

/**
 * What is wrong with a page, without a look at it where an earlier one holds. Kept is only what the first look at the page found good by
 * itself: what is excused beside a live page, or by a second look, is looked at again.
 */
export async function judgeUnlessKnown(
  known: KnownLooks,
  look: Look,
  view: View,
  of: LookOf,
  sameLive: View | undefined,
): Promise<Judged> {
  if (await known.holds(of)) return { faults: [], isKnown: true };
  const watched = known.watched();
  const firstFaults: Fault[][] = [];
  const lookFirst: Look = async (one) => {
    if (one !== view || firstFaults.length > 0) return look(one);
    const faults = await look({ ...view, watch: watched.watch });
    firstFaults.push(faults);
    return faults;
  };
  const faults = await judgeView(lookFirst, view, sameLive);
  if (firstFaults[0]?.length === 0 && faults.length === 0) await known.keep(of, await watched.all());
  return { faults, isKnown: false };
}
