import { canaryOf, describeShare } from './canary-state';
import type { Revision } from './revision';

type Remotes = Pick<Revision, 'remotes'>;

function changesOf(before: Remotes | null, after: Remotes, name: string): string[] {
  const was = before ? canaryOf(before, name) : undefined;
  const is = canaryOf(after, name);
  if (was && is && was.version === is.version) {
    const shares = [was.share, is.share].map(describeShare);
    return shares[0] === shares[1] ? [] : [`canary ${name} ${is.version} ${shares.join(' → ')}`];
  }
  // A promotion says it by the change of the version.
  const isEnded = was && after.remotes[name]?.version !== was.version;
  return [
    ...(isEnded ? [`canary ${name} ${was.version} ended`] : []),
    ...(is ? [`canary ${name} ${is.version} at ${describeShare(is.share)}`] : []),
  ];
}

/** What a revision did about canaries, for the history. */
export function canaryChanges(before: Remotes | null, after: Remotes): string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  return [...names].sort().flatMap((name) => changesOf(before, after, name));
}
