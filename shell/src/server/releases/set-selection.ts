import { readManifest } from '@site/release/releases/manifest-signature';
import { messageOf } from '@site/release/errors/release-error';
import type { SyncReader } from '@site/release/store/release-store';
import type { ReleaseRoute } from '@site/shared/contract/release-manifest';
import { type LoadedRemote, readRemote, type ReleaseSource } from '../../render/pages/read-set';
import { labelOf } from '../../render/pages/release-set';
import { lineFault, type Shells } from '../../render/pages/set-lines';
import type { Deviation } from './deviation';

/** Which versions a set is to have, and where they may come from. */
export type Wanted = {
  /** Remote → the version that should be live. */
  versions: Record<string, string>;
  /** Remote → versions that may stand in, best first. */
  instead: (remote: string) => readonly string[];
  /** Releases that an earlier composition is still loading (`mf-help@1.3.0`), and what runs of a section meanwhile. */
  late?: { labels: ReadonlySet<string>; running: (remote: string) => string | undefined };
  /** The remote without whose wanted version the set is of no use. */
  required?: string;
};

/** A version that the store refuses or does not have, and that runs from this machine's copy. */
export type RunningCopy = { remote: string; version: string; reason: string };

/** One sentence for operators. */
export function describeCopy({ remote, version, reason }: RunningCopy): string {
  return `${reason.replace(/\.$/, '')}. The copy of ${remote} ${version} on this machine runs.`;
}

export type Selection = {
  loaded: LoadedRemote[];
  copies: RunningCopy[];
  absent: Record<string, ReleaseRoute[]>;
  deviations: Deviation[];
};

type Sources = {
  /** The lines of this shell: it can render no release of another one. */
  shells: Shells;
  source: ReleaseSource;
  /** The copies of this machine, checked as the store is. */
  kept: readonly SyncReader[];
  /** Why a version was refused before; undefined when it may be tried. */
  refusal: (label: string) => string | undefined;
  /** A version that is chosen only where no other of its section is there: `mf-help@1.3.0`. */
  setAside?: string | undefined;
};

/** What is wrong with the version in the store is in `refused` when a copy of it was read instead. */
type Read = { remote: LoadedRemote; refused?: string };

/** From the store, else from this machine's copies. @throws {ReleaseError} what is wrong with the one in the store */
function read({ source, kept }: Sources, name: string, version: string): Read {
  try {
    return { remote: readRemote(source, name, version) };
  } catch (error) {
    for (const store of kept)
      try {
        return { remote: readRemote({ store, keys: source.keys }, name, version), refused: messageOf(error) };
      } catch {}
    throw error;
  }
}

/** Looks for versions that may stand in only once the wanted one cannot be used: that reads the chain back. */
function* candidates({ versions, instead }: Wanted, name: string): Generator<string> {
  const wanted = versions[name] ?? '';
  yield wanted;
  for (const version of instead(name)) if (version !== wanted) yield version;
}

const endedTheShell = 'its messages ended this shell twice; it is set aside until somebody stops the shell';

/** What is set aside comes last. */
function* inOrder({ setAside }: Sources, name: string, versions: Iterable<string>): Generator<string> {
  let last: string | undefined;
  for (const version of versions)
    if (labelOf(name, version) === setAside) last = version;
    else yield version;
  if (last !== undefined) yield last;
}

function routesKnown({ source, kept }: Sources, name: string, versions: Iterable<string>): ReleaseRoute[] {
  for (const version of versions)
    for (const store of [source.store, ...kept])
      try {
        return readManifest(store, name, version, source.keys).routes;
      } catch {}
  return [];
}

type Choice = Partial<Read> & { reason: string };

function choose(sources: Sources, name: string, versions: Iterable<string>): Choice {
  const isAside = sources.setAside?.startsWith(`${name}@`) ?? false;
  const reasons: string[] = isAside ? [endedTheShell] : [];
  for (const version of inOrder(sources, name, versions)) {
    const refused = sources.refusal(labelOf(name, version));
    if (refused !== undefined) {
      reasons.push(refused);
      continue;
    }
    try {
      const found = read(sources, name, version);
      const fault = lineFault(found.remote.manifest, sources.shells);
      if (fault === undefined) return { ...found, reason: reasons[0] ?? '' };
      reasons.push(fault);
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  return { reason: reasons[0] ?? '' };
}

/** Chooses for each remote the best version that can be read and was not refused (docs/architecture.md#release-sets). */
export function selectSet(sources: Sources, wish: Wanted): Selection {
  const selection: Selection = { loaded: [], copies: [], absent: {}, deviations: [] };
  for (const [name, wanted] of Object.entries(wish.versions).sort()) {
    const { remote, refused, reason } = choose(sources, name, candidates(wish, name));
    if (remote) selection.loaded.push(remote);
    else selection.absent[name] = routesKnown(sources, name, candidates(wish, name));
    const running = remote?.manifest.version ?? null;
    if (refused && running) selection.copies.push({ remote: name, version: running, reason: refused });
    if (running !== wanted) selection.deviations.push({ remote: name, wanted, running, reason });
  }
  return selection;
}
