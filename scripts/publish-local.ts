import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltRelease } from '@site/release/built-release';
import { FileStore } from '@site/release/file-store';
import { pairKeys, publicKeyFiles, readOrMakeSigningKey, readTrustedKeys } from '@site/release/key-files';
import { promote } from '@site/release/promote';
import { publish } from '@site/release/publish';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import type { Settings } from './settings';

const by = 'npm start';

async function openKeys(dataDir: string) {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, 'release.pem');
  const signing = await readOrMakeSigningKey(file);
  return pairKeys(signing, readTrustedKeys(publicKeyFiles(folder)), file);
}

function readPromoted(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Publishes every build to the local store and promotes the remotes that this checkout has not promoted in this very
 * version before: an operator's rollback survives a restart.
 */
export async function publishLocal(
  { dataDir, assetStore }: Settings,
  names = ['shell', ...remoteNames()],
  say: (line: string) => void = console.log,
): Promise<void> {
  const store = new FileStore(assetStore);
  const keys = await openKeys(dataDir);
  const record = path.join(dataDir, 'promoted.json');
  const promoted = readPromoted(record);
  const wanted: Record<string, string> = {};
  for (const name of names) {
    const { version, changed } = await publish(store, keys, readBuiltRelease(path.join(repositoryRoot, name, 'dist')), {
      by,
    });
    if (changed) say(`  published ${name} ${version}`);
    if (name !== 'shell' && promoted[name] !== version) wanted[name] = version;
  }
  if (Object.keys(wanted).length === 0) return;
  const { revision } = await promote(store, keys, wanted, { by });
  say(
    `  revision ${revision.sequence} makes live: ${Object.entries(wanted)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
  );
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(record, JSON.stringify({ ...promoted, ...wanted }, null, 2));
}
