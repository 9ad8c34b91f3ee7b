import path from 'node:path';
import { readBuiltRelease } from '@site/release/releases/built-release';
import { readConfig } from '@site/release/config';
import type { KeyFiles } from '@site/release/keys/key-files';
import { makeDevelopmentKeys } from '@site/release/keys/development-keys';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import type { ObjectStore } from '../object-store';

export type StoreInBucket = { store: ReleaseStore; keys: ReleaseKeys; keyFiles: KeyFiles };

const by = 'e2e';

/** Publishes every build into the bucket and makes the sections live; keys are made in `root`. */
export async function layStoreInBucket(root: string, { env }: ObjectStore): Promise<StoreInBucket> {
  const config = readConfig({
    ...env,
    DATA_DIR: path.join(root, 'data'),
    TRUSTED_KEYS: path.join(root, 'keys/trusted.json'),
  });
  const store = config.openStore();
  await makeDevelopmentKeys(config.keys);
  const keys = openKeys(config.keys);
  const wanted: Record<string, string> = {};
  for (const name of ['shell', ...remoteNames()]) {
    const built = readBuiltRelease(path.join(repositoryRoot, name, 'dist'));
    const { version } = await publish(store, keys, built, { by });
    if (name !== 'shell') wanted[name] = version;
  }
  await promote(store, keys, wanted, { by });
  return { store, keys, keyFiles: config.keys };
}
