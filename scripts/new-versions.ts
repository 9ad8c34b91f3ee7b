import { canaryIn } from '@site/release/canary-state';
import { readHead } from '@site/release/head';
import { pastRevisions } from '@site/release/past-revisions';
import type { ReleaseStore } from '@site/release/release-store';
import type { TrustedKeys } from '@site/release/signing-keys';

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
  live: Versions;
  canary: string | undefined;
};

/** What others showed to visitors since the last revision by this checkout: what has become of it is for them to say. */
async function shownByOthers(store: ReleaseStore, keys: TrustedKeys, by: string): Promise<Shown> {
  const releases = new Set<string>();
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision?.by === by) break;
    for (const [remote, { version, canaryVersion }] of Object.entries(revision?.remotes ?? {}))
      for (const shown of [version, canaryVersion]) if (shown) releases.add(`${remote}@${shown}`);
  }
  const { remotes = {} } = (await readHead(store, keys)).revision ?? {};
  const canary = canaryIn({ remotes });
  return {
    releases,
    live: Object.fromEntries(Object.entries(remotes).map(([remote, { version }]) => [remote, version])),
    canary: canary && `${canary.remote}@${canary.version}`,
  };
}

/** Why a version that others showed is not made live. */
function whyNot(release: string, name: string, { live, canary }: Shown): string {
  const became = release === canary ? 'is the canary' : 'was taken back';
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
    if (!theirs.releases.has(release)) wanted[name] = version;
    else if (theirs.live[name] !== version) print(whyNot(release, name, theirs));
  }
  return wanted;
}
