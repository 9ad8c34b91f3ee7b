import type { ReleaseConfig } from './config';
import { FileStore } from './file-store';
import { pairKeys, publicKeyFiles, readOrMakeSigningKey, readSigningKey, readTrustedKeys } from './key-files';
import type { ReleaseKeys, TrustedKeys } from './signing-keys';

/** The store and the keys that the configuration names. */
export interface StoreAccess {
  config: ReleaseConfig;
  store: FileStore;
  /** For commands that only read: they neither need nor create a private key. */
  trusted(): TrustedKeys;
  /** For commands that write. */
  keys(): Promise<ReleaseKeys>;
}

export function openStoreAccess(config: ReleaseConfig): StoreAccess {
  const trusted = () => readTrustedKeys(publicKeyFiles(config.publicKeys));
  return {
    config,
    store: new FileStore(config.storeRoot),
    trusted,
    keys: async () => {
      const signing = config.mayMakeKey
        ? await readOrMakeSigningKey(config.privateKey)
        : readSigningKey(config.privateKey);
      return pairKeys(signing, trusted(), config.privateKey);
    },
  };
}
