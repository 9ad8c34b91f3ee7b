import { canaryIn, describeShare } from './canary-state';
import type { Revision } from './revision';

/** What a revision did about the canary, for the history; a promotion of its version ends it without a word. */
export function canaryChanges(before: Revision | null, after: Revision): string[] {
  const was = before && canaryIn(before);
  const is = canaryIn(after);
  const goesOn = was && is && was.remote === is.remote && was.version === is.version;
  if (goesOn && was.share === is.share) return [];
  if (goesOn) return [`canary ${is.remote} ${is.version} ${describeShare(was.share)} → ${describeShare(is.share)}`];
  const promoted = was && after.remotes[was.remote]?.version === was.version;
  return [
    ...(was && !promoted ? [`canary ${was.remote} ${was.version} ended`] : []),
    ...(is ? [`canary ${is.remote} ${is.version} at ${describeShare(is.share)}`] : []),
  ];
}
