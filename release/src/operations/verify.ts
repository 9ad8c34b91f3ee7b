import { prunedFaults, reservationFaults, orphanFaults } from '../releases/bookkeeping-faults';
import { proveChain } from '../chain/chain-proof';
import { releaseFaults } from '../releases/manifest-signature';
import { messageOf } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { listReleases, requireRelease, type StoredRelease } from '../releases/releases';
import type { Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { readNotes, type VersionNotes } from '../releases/version-notes';

export interface VerifyReport {
  revisions: number;
  /** The newest good one; null before the first. */
  newest: Pick<Revision, 'sequence' | 'createdAt'> | null;
  releases: number;
  /** All faults, one sentence each; empty when the store is valid. */
  faults: string[];
  /** Interrupted or running uploads, which nobody uses yet. */
  halfWritten: string[];
  /** Where the named versions come from; empty when all are checked. */
  versions: VersionNotes[];
}

/** Versions that the newest revision names but the store does not have. */
async function absentVersions(store: ReleaseStore, revision: Revision | null): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { version, canaryVersion }] of Object.entries(revision?.remotes ?? {})) {
    for (const named of canaryVersion ? [version, canaryVersion] : [version])
      await requireRelease(store, name, named).catch((error) => {
        faults.push(`Revision ${revision?.sequence} names ${name} ${named}: ${messageOf(error)}`);
      });
  }
  return faults;
}

function isSelected(release: StoredRelease, names: string[]): boolean {
  return names.length === 0 || names.includes(release.name) || names.includes(`${release.name}@${release.version}`);
}

async function faultsOf(store: ReleaseStore, keys: TrustedKeys, release: StoredRelease): Promise<string[]> {
  const { name, version, state } = release;
  if (state === 'pruned') return prunedFaults(store, name, version);
  if (state === 'half-written') return [];
  const faults = await releaseFaults(store, name, version, keys);
  return [...faults, ...(await reservationFaults(store, keys, name, version))];
}

/** Checks the chain of revisions and every file of every version; `names` narrows the versions. */
export async function verify(store: ReleaseStore, keys: TrustedKeys, names: string[] = []): Promise<VerifyReport> {
  const { revisions, newest, faults } = await proveChain(store, keys);
  const releases = (await listReleases(store)).filter((release) => isSelected(release, names));
  for (const name of names) {
    const known = releases.some((release) => isSelected(release, [name]));
    if (!known) faults.push(`Nothing called ${name} is in the store.`);
  }
  faults.push(...(await absentVersions(store, newest)));
  for (const release of releases) faults.push(...(await faultsOf(store, keys, release)));
  if (names.length === 0) faults.push(...(await orphanFaults(store)));
  const complete = releases.filter((release) => release.state === 'complete');
  const halfWritten = releases.filter((release) => release.state === 'half-written');
  return {
    revisions,
    newest: newest && { sequence: newest.sequence, createdAt: newest.createdAt },
    releases: complete.length,
    faults,
    halfWritten: halfWritten.map(({ name, version }) => `${name} ${version}`),
    versions:
      names.length > 0
        ? await Promise.all(complete.map(({ name, version }) => readNotes(store, keys, name, version)))
        : [],
  };
}
