import { type AheadRevision, ChainDates } from './dates';
import { pastRevisions } from './past-revisions';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from './revision';
import type { TrustedKeys } from '../keys/signing-keys';

/** How many revisions are looked at, from the end: of more than a month. */
const LOOK_BACK = 1000;

/** The revisions that are dated ahead of one that came after them or of `clock`, and that nobody has settled; newest first. */
export async function aheadRevisions(store: ReleaseStore, keys: TrustedKeys, clock: Date): Promise<AheadRevision[]> {
  const newest: Revision[] = [];
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision) newest.push(revision);
    if (newest.length === LOOK_BACK) break;
  }
  const dates = new ChainDates();
  for (const revision of newest.reverse()) dates.take(revision);
  return dates.unsettled(clock).reverse();
}
