import type { Canary } from '@site/shared/contract/canary-buckets';
import { canaryIn, describeShare } from './canary-state';
import type { Revision } from './revision';

function isSame(one: Canary | undefined, other: Canary | undefined): boolean {
  return one?.remote === other?.remote && one?.version === other?.version;
}

function ending(was: Canary, after: Revision): string[] {
  // A promotion says it by the change of the version.
  if (after.remotes[was.remote]?.version === was.version) return [];
  return [`canary ${was.remote} ${was.version} ended`];
}

/** What a revision did about the canary, for the history. */
export function canaryChanges(before: Revision | null, after: Revision): string[] {
  const was = before ? canaryIn(before) : undefined;
  const is = canaryIn(after);
  if (was && is && isSame(was, is)) {
    const shares = [was.share, is.share].map(describeShare);
    return shares[0] === shares[1] ? [] : [`canary ${is.remote} ${is.version} ${shares.join(' → ')}`];
  }
  const begun = is ? [`canary ${is.remote} ${is.version} at ${describeShare(is.share)}`] : [];
  return [...(was ? ending(was, after) : []), ...begun];
}
