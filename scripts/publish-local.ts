import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltRelease } from '@site/release/built-release';
import { makeDevelopmentKeys, makeGuardKey } from '@site/release/development-keys';
import { promote } from '@site/release/promote';
import { publish } from '@site/release/publish';
import { readHead } from '@site/release/head';
import type { ReleaseStore } from '@site/release/release-store';
import type { ReleaseKeys } from '@site/release/signing-keys';
import { openKeys } from '@site/release/store-access';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
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

function readPromoted(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Publishes every build to the store and promotes the remotes that this checkout has not promoted in this very
 * version before: an operator's rollback survives a restart.
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
  const wanted: Record<string, string> = {};
  for (const name of names) {
    const { version, changed } = await publish(store, keys, readBuiltRelease(path.join(repositoryRoot, name, 'dist')), {
      by,
    });
    if (changed) print(`  published ${name} ${version}`);
    if (name !== 'shell' && promoted[name] !== version) wanted[name] = version;
  }
  if (Object.keys(wanted).length === 0) return;
  // What was built here a moment ago: this site has no visitors but its developer.
  const { revision } = await promote(store, keys, wanted, { by, ungated: 'npm start on this machine' });
  print(
    `  revision ${revision.sequence} makes live: ${Object.entries(wanted)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
  );
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(record, JSON.stringify({ ...promoted, ...wanted }, null, 2));
}
