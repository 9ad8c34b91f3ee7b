import { readManifest } from '@site/release/manifest-signature';
import { messageOf } from '@site/release/release-error';
import type { ReleaseRoute } from '@site/shared/contract/release-manifest';
import { type LoadedRemote, readRemote, type ReleaseSource } from '../../remotes/read-set';
import { labelOf } from '../../remotes/release-set';
import type { Deviation } from './deviation';

/** Which versions a set is to have, and where they may come from. */
export type Wanted = {
  /** Remote → the version that should be live. */
  versions: Record<string, string>;
  /** Remote → versions that may stand in, best first. */
  instead: (remote: string) => readonly string[];
};

export type Selection = {
  loaded: LoadedRemote[];
  absent: Record<string, ReleaseRoute[]>;
  deviations: Deviation[];
};

type Sources = {
  source: ReleaseSource;
  /** Versions that this machine has a copy of: `mf-help@1.2.3` → its files. */
  copies: ReadonlyMap<string, LoadedRemote>;
  /** Why a version was refused before; undefined when it may be tried. */
  refusal: (label: string) => string | undefined;
};

/** From the store, else from this machine's copy. @throws {ReleaseError} what is wrong with the one in the store */
function read({ source, copies }: Sources, name: string, version: string): LoadedRemote {
  try {
    return readRemote(source, name, version);
  } catch (error) {
    const copy = copies.get(labelOf(name, version));
    if (copy) return copy;
    throw error;
  }
}

/** Looks for versions that may stand in only once the wanted one cannot be used: that reads the chain back. */
function* candidates({ versions, instead }: Wanted, name: string): Generator<string> {
  const wanted = versions[name] ?? '';
  yield wanted;
  for (const version of instead(name)) if (version !== wanted) yield version;
}

function routesKnown({ source, copies }: Sources, name: string, versions: Iterable<string>): ReleaseRoute[] {
  for (const version of versions) {
    const copy = copies.get(labelOf(name, version));
    if (copy) return copy.manifest.routes;
    try {
      return readManifest(source.store, name, version, source.keys).routes;
    } catch {}
  }
  return [];
}

type Choice = { remote?: LoadedRemote; reason: string };

function choose(sources: Sources, name: string, versions: Iterable<string>): Choice {
  const reasons: string[] = [];
  for (const version of versions) {
    const refused = sources.refusal(labelOf(name, version));
    if (refused !== undefined) {
      reasons.push(refused);
      continue;
    }
    try {
      return { remote: read(sources, name, version), reason: reasons[0] ?? '' };
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  return { reason: reasons[0] ?? '' };
}

/** Chooses for each remote the best version that can be read and was not refused (docs/architecture.md#release-sets). */
export function selectSet(sources: Sources, wish: Wanted): Selection {
  const selection: Selection = { loaded: [], absent: {}, deviations: [] };
  for (const [name, wanted] of Object.entries(wish.versions).sort()) {
    const { remote, reason } = choose(sources, name, candidates(wish, name));
    if (remote) selection.loaded.push(remote);
    else selection.absent[name] = routesKnown(sources, name, candidates(wish, name));
    const running = remote?.manifest.version ?? null;
    if (running !== wanted) selection.deviations.push({ remote: name, wanted, running, reason });
  }
  return selection;
}
