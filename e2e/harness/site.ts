import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import type { KeyFiles } from '@site/release/keys/key-files';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import { freePort } from '@site/shared/process/free-port';
import { ShellProcess } from './shell-process';
import { laySite, placesIn } from './site-template';

export type Site = {
  shell: ShellProcess;
  store: FileStore;
  keys: ReleaseKeys;
  keyFiles: KeyFiles;
  dataDir: string;
  /** Whether a revision was created; false when all of it was live already. */
  promote: (versions: Record<string, string>) => Promise<boolean>;
  rollback: (remote: string) => Promise<void>;
  stop: () => Promise<void>;
};

const by = 'e2e';

type Variables = Record<string, string>;

/**
 * A whole site on folders of its own: store with every build published, one revision, one shell. `api` answers its
 * calls; `env` may depend on the port.
 */
export async function startSite(
  api: string,
  env: Variables | ((port: number) => Variables) = {},
  wantedPort?: number,
): Promise<Site> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const { dataDir, assetStore, keys: keyFiles } = placesIn(root);
  const port = wantedPort ?? (await freePort());
  await laySite(root);
  const keys = openKeys(keyFiles);
  const store = new FileStore(assetStore);
  const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api };
  const shell = new ShellProcess(`http://127.0.0.1:${port}`, {
    PORT: String(port),
    OPS_PORT: '0',
    DATA_DIR: dataDir,
    ASSET_STORE: assetStore,
    TRUSTED_KEYS: keyFiles.trusted,
    SITE_MAPS: 'asked',
    ...hosts,
    ...(typeof env === 'function' ? env(port) : env),
  });
  await shell.start();
  return {
    shell,
    store,
    keys,
    keyFiles,
    dataDir,
    // Tests go to and fro between versions, which operators do not.
    promote: async (versions) => (await promote(store, keys, versions, { by, althoughBad: true })).changed,
    rollback: async (remote) => void (await rollback(store, keys, remote, { by, again: true })),
    stop: async () => {
      await shell.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
