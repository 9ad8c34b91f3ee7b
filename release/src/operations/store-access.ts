import { existsSync } from 'node:fs';
import type { ReleaseConfig } from '../config';
import { type KeyFiles, readSigningKey } from '../keys/key-files';
import { readTrustedKeys } from '../keys/keyring-file';
import { ReleaseError } from '../errors/release-error';
import { ordersFirst } from './deliver';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseKeys, SigningKey, TrustedKeys } from '../keys/signing-keys';

/** The store and the keys that the configuration names. */
export interface StoreAccess {
  config: ReleaseConfig;
  store: ReleaseStore;
  /** For commands that only read: they need no private key. */
  trusted(): TrustedKeys;
  /** For commands that write. */
  keys(): ReleaseKeys;
}

function privateKey(path: string, use: string, variable: string, create: string): SigningKey {
  if (existsSync(path)) return readSigningKey(path);
  throw new ReleaseError(
    `There is no key to ${use} with: ${path} is not there. Create one with npm run release -- keys create ${create}, ` +
      `and name its file in ${variable}; where there is no keyring yet, npm start makes keys for this machine.`,
  );
}

/** The keys of commands that write. Each private key is read when one signs with it: who promotes needs none to publish. */
export function openKeys(files: KeyFiles): ReleaseKeys {
  return {
    trusted: readTrustedKeys(files.trusted),
    get publishing() {
      const create = '--role publish --names <names> --owner <team>';
      return privateKey(files.publish, 'publish', 'RELEASE_PUBLISH_KEY', create);
    },
    get signing() {
      return privateKey(files.promote, 'sign revisions', 'RELEASE_PROMOTE_KEY', '--role promote --owner <team>');
    },
  };
}

export function openStoreAccess(config: ReleaseConfig): StoreAccess {
  const trusted = () => readTrustedKeys(config.keys.trusted);
  return {
    config,
    store: ordersFirst(config.openStore(), () => ({ trusted, shellUrls: config.shellUrls })),
    trusted,
    keys: () => openKeys(config.keys),
  };
}
