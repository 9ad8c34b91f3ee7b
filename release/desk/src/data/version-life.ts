import type { ChainEntry } from './chain';

/** A stretch of revisions in which a version was live or a canary. */
export interface Stay {
  asCanary: boolean;
  fromSequence: number;
  from: string;
  /** Null while it lasts. */
  toSequence: number | null;
  to: string | null;
}

function roleIn({ revision }: ChainEntry, name: string, version: string): 'live' | 'canary' | null {
  const live = revision?.remotes[name];
  if (live?.version === version) return 'live';
  return live?.canaryVersion === version ? 'canary' : null;
}

/** Where a version was live, newest first; `entries` as `readChain` gives them. */
export function staysOf(entries: readonly ChainEntry[], name: string, version: string): Stay[] {
  const stays: Stay[] = [];
  let before: 'live' | 'canary' | null = null;
  for (const entry of entries.filter(({ revision }) => revision !== null).reverse()) {
    const role = roleIn(entry, name, version);
    const { sequence, revision } = entry;
    const at = revision?.createdAt ?? '';
    const open = stays[0];
    if (role !== before && open && open.to === null) Object.assign(open, { toSequence: sequence, to: at });
    if (role && role !== before) {
      stays.unshift({ asCanary: role === 'canary', fromSequence: sequence, from: at, toSequence: null, to: null });
    }
    before = role;
  }
  return stays;
}
