import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { ReleaseSet } from '../../render/pages/release-set';

export type ReadingCalls = {
  /** Whether a request of a browser is a call that only reads content, as a live section declares it. */
  has: (method: string, path: string) => boolean;
  /** The content revision; 0 while it is unknown. */
  revision: () => number;
};

const known = new WeakMap<ReleaseSet, ReadonlySet<string>>();

function keysOf({ calls }: Pick<ReleaseManifest, 'calls'>): string[] {
  return calls.filter(({ freshFor }) => freshFor > 0).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

function declaredIn(set: ReleaseSet): ReadonlySet<string> {
  const found = known.get(set) ?? new Set(Object.values(set.remotes).flatMap(keysOf));
  known.set(set, found);
  return found;
}

/** The calls that the live set declares as reading, by what a browser asks for. */
export function readingCalls(live: () => ReleaseSet | undefined, revision: () => number): ReadingCalls {
  return {
    has(method, path) {
      const set = live();
      return set !== undefined && declaredIn(set).has(`${method} ${path}`);
    },
    revision,
  };
}
