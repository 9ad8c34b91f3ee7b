import type { LiveVersions } from '@site/release/chain/revision';
import type { ChainEntry } from './chain';
import type { Change } from './changes';

/** A stretch of time, in milliseconds since 1970. */
interface Stretch {
  version: string;
  from: number;
  to: number;
}

export interface Mark {
  at: number;
  sequence: number;
  change: Change;
}

/** What one section ran in a window of time. */
export interface Lane {
  name: string;
  versions: Stretch[];
  canaries: (Stretch & { share: number })[];
  marks: Mark[];
}

type Moment = { at: number; live: LiveVersions | undefined };

function extend<Kind extends Stretch>(
  stretches: Kind[],
  next: Kind,
  isSame: (one: Kind, other: Kind) => boolean,
): void {
  const last = stretches.at(-1);
  if (last && last.to === next.from && isSame(last, next)) last.to = next.to;
  else if (next.to > next.from) stretches.push(next);
}

function stretchesOf(moments: readonly Moment[], from: number, to: number): Pick<Lane, 'versions' | 'canaries'> {
  const lane: Pick<Lane, 'versions' | 'canaries'> = { versions: [], canaries: [] };
  moments.forEach(({ at, live }, index) => {
    const stretch = { from: Math.max(at, from), to: Math.min(moments[index + 1]?.at ?? to, to) };
    if (!live) return;
    extend(lane.versions, { ...stretch, version: live.version }, (one, other) => one.version === other.version);
    if (live.canaryVersion === null) return;
    const canary = { ...stretch, version: live.canaryVersion, share: live.canaryShare };
    extend(lane.canaries, canary, (one, other) => one.version === other.version && one.share === other.share);
  });
  return lane;
}

/** What ran when, of each section that the newest revision names; `entries` newest first, from before the window on. */
export function timelineOf(entries: readonly ChainEntry[], from: number, to: number): Lane[] {
  const good = entries.filter(({ revision }) => revision !== null).reverse();
  const names = Object.keys(good.at(-1)?.revision?.remotes ?? {}).sort();
  return names.map((name) => {
    const moments = good.map(({ revision }) => ({
      at: Date.parse(revision?.createdAt ?? ''),
      live: revision?.remotes[name],
    }));
    const marks = good.flatMap(({ revision, sequence, changes }) =>
      changes
        .filter((change) => change.name === name)
        .map((change) => ({ at: Date.parse(revision?.createdAt ?? ''), sequence, change })),
    );
    return { name, ...stretchesOf(moments, from, to), marks: marks.filter(({ at }) => at > from && at <= to) };
  });
}
