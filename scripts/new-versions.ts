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

/** What others made live since the last revision by this checkout: what has become of it is for them to say. */
async function madeLiveByOthers(store: ReleaseStore, keys: TrustedKeys, by: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision?.by === by) break;
    for (const [remote, { version }] of Object.entries(revision?.remotes ?? {})) found.add(`${remote}@${version}`);
  }
  return found;
}

/** Those of the built versions that neither this checkout nor an operator has made live already. */
export async function newVersions(
  store: ReleaseStore,
  keys: TrustedKeys,
  built: Versions,
  { by, promoted, print }: Checkout,
): Promise<Versions> {
  const theirs = await madeLiveByOthers(store, keys, by);
  const live = (await readHead(store, keys)).revision?.remotes ?? {};
  const wanted: Versions = {};
  for (const [name, version] of Object.entries(built)) {
    const release = `${name}@${version}`;
    if (promoted[name] === version) continue;
    if (!theirs.has(release)) wanted[name] = version;
    else if (live[name]?.version !== version)
      print(
        `  ${release} was taken back, so that ${name} stays ${live[name]?.version}; npm run release -- promote ${release} makes it live`,
      );
  }
  return wanted;
}
