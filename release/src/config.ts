import { join, resolve } from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { ReleaseError } from './release-error';

export interface ReleaseConfig {
  /** Where the workspaces and their `dist` folders are. */
  workspaceRoot: string;
  storeRoot: string;
  privateKey: string;
  /** True for the default key, which is created on first use; a configured key must exist. */
  mayMakeKey: boolean;
  /** Folder of the public keys, or one public key file. */
  publicKeys: string;
  shellUrls: string[];
  /** The gate from the shell's build; promotion runs it if it exists. */
  checkFile: string;
}

type Environment = Record<string, string | undefined>;

function localFolder(value: string, name: string): string {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return resolve(repositoryRoot, value);
  throw new ReleaseError(`${name} is ${value}; this tool knows local folders only.`);
}

function shellAddress(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new ReleaseError(`SHELL_URLS names ${JSON.stringify(value)}, which is no http address.`);
}

/** The validated environment of this process; every value has a default that works on a laptop. */
export function readConfig(env: Environment = process.env): ReleaseConfig {
  const dataDir = localFolder(env.DATA_DIR || '.data', 'DATA_DIR');
  const urls = (env.SHELL_URLS ?? 'http://127.0.0.1:8080').split(',').map((url) => url.trim());
  return {
    workspaceRoot: repositoryRoot,
    storeRoot: localFolder(env.ASSET_STORE || join(dataDir, 'store'), 'ASSET_STORE'),
    privateKey: resolve(repositoryRoot, env.RELEASE_PRIVATE_KEY || join(dataDir, 'keys/release.pem')),
    mayMakeKey: !env.RELEASE_PRIVATE_KEY,
    publicKeys: resolve(repositoryRoot, env.RELEASE_PUBLIC_KEYS || join(dataDir, 'keys')),
    shellUrls: urls.filter(Boolean).map(shellAddress),
    checkFile: resolve(repositoryRoot, 'shell/dist/server/check.cjs'),
  };
}
