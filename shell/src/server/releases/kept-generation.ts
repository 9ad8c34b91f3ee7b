import { opendirSync } from 'node:fs';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { releaseFaults } from '@site/release/releases/manifest-signature';
import { messageOf } from '@site/release/errors/release-error';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { sequenceOf } from '@site/release/store/store-paths';
import { labelOf } from '../../render/pages/release-set';
import { type AcceptedRevision, readAccepted, versionsIn } from './accepted-revision';

/** A copy has a few revisions and one version of each section: what has more names was not written here. */
const mostEntries = 1000;

/** The first names of a folder, sorted; none where it cannot be read. */
export function entriesOf(folder: string): string[] {
  try {
    const entries = opendirSync(folder);
    const names: string[] = [];
    for (let entry = entries.readSync(); entry && names.length < mostEntries; entry = entries.readSync())
      names.push(entry.name);
    entries.closeSync();
    return names.sort();
  } catch {
    return [];
  }
}

/** What a folder of local copies holds, in the layout of the store. Nothing in it is believed for being local. */
export type Generation = {
  /** `a`, `b` or `mark`. */
  slot: string;
  store: FileStore;
  /** The newest revision in it, if it is good. */
  accepted: AcceptedRevision | undefined;
  /** Remote → the version that it has a folder of. */
  versions: Record<string, string>;
  /** Why revisions in it are refused. */
  faults: string[];
};

/** Reads and checks the revisions; releases are checked when they are used, and by `auditGeneration`. */
export function readGeneration(folder: string, slot: string, keys: TrustedKeys): Generation {
  const store = new FileStore(path.join(folder, slot));
  const generation: Generation = { slot, store, accepted: undefined, versions: {}, faults: [] };
  // Those before the newest are what it was judged by.
  const newest = entriesOf(path.join(store.root, 'revisions')).flatMap((name) => sequenceOf(`revisions/${name}`) ?? []);
  try {
    generation.accepted = readAccepted(store, keys, newest.at(-1) ?? 0) ?? undefined;
  } catch (error) {
    generation.faults.push(`The local copy kept/${slot} is refused: ${messageOf(error)}`);
  }
  for (const name of entriesOf(path.join(store.root, 'remotes'))) {
    const version = entriesOf(path.join(store.root, 'remotes', name))[0];
    if (version) generation.versions[name] = version;
  }
  return generation;
}

/** `mf-help@1.2.3`, sorted: tells whether two generations are of the same set. */
export function labelsOf(versions: Record<string, string>): string {
  return Object.entries(versions)
    .map(([name, version]) => labelOf(name, version))
    .sort()
    .join(' ');
}

/** Everything wrong with a generation, by the checks that the store has to pass; empty for a whole one. */
export async function auditGeneration(generation: Generation, keys: TrustedKeys): Promise<string[]> {
  const { slot, store, accepted, versions } = generation;
  const faults = [...generation.faults];
  for (const [name, version] of Object.entries(versions)) {
    // Reading and hashing a release takes some ten milliseconds; visitors come in between.
    await new Promise((done) => setImmediate(done));
    for (const fault of await releaseFaults(store, name, version, keys))
      faults.push(`The local copy kept/${slot} is damaged: ${fault}`);
  }
  const named = accepted ? versionsIn(accepted.revision) : {};
  for (const [name, version] of Object.entries(named))
    if (!versions[name])
      faults.push(
        `The local copy kept/${slot} has no ${name}, of which revision ${accepted?.revision.sequence} names ${version}.`,
      );
  return faults;
}
