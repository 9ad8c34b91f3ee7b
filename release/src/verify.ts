import { revisionNumbers } from './head';
import { releaseFaults } from './manifest-signature';
import { messageOf } from './release-error';
import type { ReleaseStore } from './release-store';
import { listReleases, requireRelease, type StoredRelease } from './releases';
import type { Revision } from './revision';
import { readNewest } from './revision-chain';
import type { TrustedKeys } from './signing-keys';
import { revisionPath } from './store-paths';
import { readNotes, type VersionNotes } from './version-notes';

export interface VerifyReport {
  revisions: number;
  releases: number;
  /** All faults, one sentence each; empty when the store is valid. */
  faults: string[];
  /** Interrupted or running uploads, which nobody uses yet. */
  halfWritten: string[];
  /** Where the named versions come from; empty when all are checked. */
  versions: VersionNotes[];
}

interface ChainReport {
  newest: Revision | null;
  faults: string[];
}

/** Reads every revision; a gap in the numbers is a fault, and reading continues after it. */
async function verifyChain(store: ReleaseStore, keys: TrustedKeys, numbers: number[]): Promise<ChainReport> {
  const files = new Map<string, Buffer | null>();
  for (const path of numbers.map(revisionPath)) files.set(path, await store.read(path));
  const report: ChainReport = { newest: null, faults: [] };
  const reader = { readSync: (path: string) => files.get(path) ?? null };
  const known = new Set(numbers);
  for (const number of numbers) {
    if (known.has(number - 1)) continue;
    if (number > 1) report.faults.push(`Revision ${number - 1} is missing although revision ${number} is there.`);
    const { revision, problems } = readNewest(reader, keys, number - 1);
    report.faults.push(...problems.map((problem) => problem.reason));
    report.newest = revision ?? report.newest;
  }
  return report;
}

/** Versions that the newest revision names but the store does not have. */
async function absentVersions(store: ReleaseStore, revision: Revision | null): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { version }] of Object.entries(revision?.remotes ?? {})) {
    await requireRelease(store, name, version).catch((error) => {
      faults.push(`Revision ${revision?.sequence} names ${name} ${version}: ${messageOf(error)}`);
    });
  }
  return faults;
}

function isSelected(release: StoredRelease, names: string[]): boolean {
  return names.length === 0 || names.includes(release.name) || names.includes(`${release.name}@${release.version}`);
}

/** Checks the chain of revisions, and signature and hashes of every version; `names` narrows the versions. */
export async function verify(store: ReleaseStore, keys: TrustedKeys, names: string[] = []): Promise<VerifyReport> {
  const numbers = await revisionNumbers(store);
  const { newest, faults } = await verifyChain(store, keys, numbers);
  const releases = (await listReleases(store)).filter((release) => isSelected(release, names));
  for (const name of names) {
    const known = releases.some((release) => isSelected(release, [name]));
    if (!known) faults.push(`Nothing called ${name} is in the store.`);
  }
  faults.push(...(await absentVersions(store, newest)));
  const complete = releases.filter((release) => release.state === 'complete');
  for (const { name, version } of complete) faults.push(...(await releaseFaults(store, name, version, keys)));
  const halfWritten = releases.filter((release) => release.state === 'half-written');
  return {
    revisions: numbers.length,
    releases: complete.length,
    faults,
    halfWritten: halfWritten.map(({ name, version }) => `${name} ${version}`),
    versions:
      names.length > 0
        ? await Promise.all(complete.map(({ name, version }) => readNotes(store, keys, name, version)))
        : [],
  };
}
