import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltReleases } from '@site/release/releases/built-release';
import { makeDevelopmentKeys, makeGuardKey } from '@site/release/keys/development-keys';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { readHead } from '@site/release/chain/head';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { newVersions, type Versions } from './new-versions';
import type { Settings } from './settings';

const by = 'npm start';

type Print = (line: string) => void;

/** The keys of this checkout, made where there is no keyring yet. @throws {Error} when the store is signed with others */
export async function localKeys(
  store: ReleaseStore,
  { keys: files, assetStore }: Settings,
  print: Print,
): Promise<ReleaseKeys> {
  if (await makeDevelopmentKeys(files))
    print(`  made development keys in ${path.dirname(files.trusted)}: they publish and promote on this machine alone`);
  await makeGuardKey(files);
  const keys = openKeys(files);
  const { revision, problems } = await readHead(store, keys.trusted);
  if (revision || problems.length === 0) return keys;
  throw new Error(
    `The store ${assetStore} is signed with keys that ${files.trusted} does not name. If it is of no use any more, remove it ` +
      'together with promoted.json beside it and start again; else name its keyring in TRUSTED_KEYS.',
  );
}

function readPromoted(file: string): Versions {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Versions;
  } catch {
    return {};
  }
}

/** The builds in the store, by the name of their remote. */
async function publishBuilds(
  store: ReleaseStore,
  keys: ReleaseKeys,
  names: readonly string[],
  print: Print,
): Promise<Versions> {
  const built: Versions = {};
  for (const name of names) {
    for (const release of readBuiltReleases(path.join(repositoryRoot, name, 'dist'))) {
      const { version, changed } = await publish(store, keys, release, { by });
      if (changed) print(`  published ${name} ${version}`);
      if (name !== 'shell') built[name] = version;
    }
  }
  return built;
}

/**
 * Publishes every build to the store and promotes the remotes whose version neither this checkout nor an operator has
 * made live before: an operator's rollback survives a restart.
 */
export async function publishLocal(
  settings: Settings,
  names = ['shell', ...remoteNames()],
  print: Print = console.log,
): Promise<void> {
  const { dataDir } = settings;
  const store = settings.openStore();
  const keys = await localKeys(store, settings, print);
  const record = path.join(dataDir, 'promoted.json');
  const promoted = readPromoted(record);
  const built = await publishBuilds(store, keys, names, print);
  const wanted = await newVersions(store, keys.trusted, built, { by, promoted, print });
  mkdirSync(dataDir, { recursive: true });
  if (Object.keys(wanted).length > 0) {
    // What was built here a moment ago: this site has no visitors but its developer.
    const { revision } = await promote(store, keys, wanted, { by, ungated: 'npm start on this machine' });
    const list = Object.entries(wanted).map((entry) => entry.join(' '));
    print(`  revision ${revision.sequence} makes live: ${list.join(', ')}`);
  }
  writeFileSync(record, JSON.stringify({ ...promoted, ...built }, null, 2));
}
