import { takenBackIn } from '@site/release/chain/bad-versions';
import { canariesIn } from '@site/release/chain/canary-state';
import { readHead } from '@site/release/chain/head';
import { pastRevisions } from '@site/release/chain/past-revisions';
import { versionsOf } from '@site/release/operations/promote';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { Revision } from '@site/release/chain/revision';
import type { TrustedKeys } from '@site/release/keys/signing-keys';

/** Remote → version. */
export type Versions = Record<string, string>;

type Checkout = {
  /** Who its revisions are by. */
  by: string;
  /** What it promoted last. */
  promoted: Versions;
  print: (line: string) => void;
};

type Shown = {
  /** As `mf-help@1.3.0`: made live, or shown as a canary. */
  releases: Set<string>;
  newest: Revision | null;
  live: Versions;
  canaries: string[];
};

/** What a revision shows to all or to some. */
function releasesIn({ remotes }: Pick<Revision, 'remotes'>): string[] {
  return Object.entries(remotes).flatMap(([remote, { version, canaryVersion }]) =>
    [version, canaryVersion].filter((shown) => shown !== null).map((shown) => `${remote}@${shown}`),
  );
}

/** What others showed to visitors since the last revision by this checkout: what has become of it is for them to say. */
async function shownByOthers(store: ReleaseStore, keys: TrustedKeys, by: string): Promise<Shown> {
  const releases = new Set<string>();
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision?.by === by) break;
    if (revision) for (const release of releasesIn(revision)) releases.add(release);
  }
  const newest = (await readHead(store, keys)).revision;
  const { remotes } = newest ?? { remotes: {} };
  const canaries = canariesIn({ remotes }).map(({ remote, version }) => `${remote}@${version}`);
  return { releases, newest, live: versionsOf(remotes), canaries };
}

/** Why a version that others showed is not made live. */
function whyNot(release: string, name: string, { live, canaries }: Shown): string {
  const became = canaries.includes(release) ? 'is a canary' : 'was taken back';
  return `  ${release} ${became}, so that ${name} stays ${live[name]}; npm run release -- promote ${release} makes it live`;
}

/** Those of the built versions that neither this checkout nor an operator has made live or shown to some already. */
export async function newVersions(
  store: ReleaseStore,
  keys: TrustedKeys,
  built: Versions,
  { by, promoted, print }: Checkout,
): Promise<Versions> {
  const theirs = await shownByOthers(store, keys, by);
  const wanted: Versions = {};
  for (const [name, version] of Object.entries(built)) {
    const release = `${name}@${version}`;
    if (promoted[name] === version) continue;
    if (!theirs.releases.has(release) && takenBackIn(theirs.newest, name, version) === undefined)
      wanted[name] = version;
    else if (theirs.live[name] !== version) print(whyNot(release, name, theirs));
  }
  return wanted;
}
