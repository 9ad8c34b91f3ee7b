import { dirname, join, resolve } from 'node:path';
import {
  type Environment,
  InvalidSetting,
  listOf,
  portBeside,
  portNumber,
  refuse,
} from '@site/shared/process/environment';
import { isRemote } from '@site/shared/process/setting-addresses';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { KeyFiles } from './keys/key-files';
import { keyringPlace } from './keys/keyring-place';
import { type Receiver, readReceivers } from './notes/receivers';
import { openStore } from './store/open-store';
import type { ReleaseStore } from './store/release-store';
import { isS3Address } from './store/s3/s3-place';

export interface ReleaseConfig {
  /** Where the workspaces and their `dist` folders are: this repository, or where builds of another machine were put. */
  workspaceRoot: string;
  /** The variables of this process, for commands of the operator that it runs. */
  environment: Environment;
  /** The folder of the store, or its address in a bucket, `s3://bucket/folder`. */
  storeRoot: string;
  openStore(): ReleaseStore;
  keys: KeyFiles;
  /** Where shells answer their operators (`OPS_PORT`). */
  shellUrls: string[];
  /** Where visitors find the site; links to previews begin with it. */
  siteOrigin: string;
  /** Who is told of releases by the guard, and of a dead guard by the desk; their addresses are secrets. */
  receivers: Receiver[];
  /** The gate from the shell's build; without it nothing is promoted by command unless somebody says why. */
  checkFile: string;
  /** The folder of data of this machine's site. */
  dataDir: string;
  /** The command of the api that copies its data and lays a copy. */
  dataFile: string;
  /** The operators' page (`serveDesk`), which stands upon this workspace and is loaded at its command. */
  deskFile: string;
}

const sitePort = 8080;

function localFolder(value: string, name: string): string {
  return isRemote(value) ? refuse(name, value, 'a local folder') : resolve(repositoryRoot, value);
}

/** A folder, or a bucket of an S3-compatible service. */
function storePlace(value: string): string {
  if (isS3Address(value)) return value;
  if (!isRemote(value)) return resolve(repositoryRoot, value);
  return refuse('ASSET_STORE', value, 'a local folder or s3://bucket/folder');
}

function shellAddress(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new InvalidSetting(`SHELL_URLS has “${value}”; it must list http addresses.`);
}

/** The shell of `npm start` with the same variables: its operators' port lies beside the site's unless set. */
function shellBeside(env: Environment): string {
  return `http://127.0.0.1:${portNumber(env, 'OPS_PORT', portBeside(portNumber(env, 'PORT', sitePort)))}`;
}

/** Private keys that no variable names are the development keys beside the keyring. */
function keyFiles(env: Environment, folders: Record<string, string>): KeyFiles {
  const trusted = keyringPlace(resolve(repositoryRoot, env.TRUSTED_KEYS || '.keys/trusted-keys.json'), folders);
  const privateKey = (name: string, fallback: string) =>
    resolve(repositoryRoot, env[name] || join(dirname(trusted), fallback));
  return {
    trusted,
    publish: privateKey('RELEASE_PUBLISH_KEY', 'development-publish.pem'),
    promote: privateKey('RELEASE_PROMOTE_KEY', 'development-promote.pem'),
    guard: privateKey('RELEASE_GUARD_KEY', 'development-guard.pem'),
  };
}

/** The validated environment of this process; every value has a default that works on a laptop. */
export function readConfig(env: Environment = process.env): ReleaseConfig {
  const dataDir = localFolder(env.DATA_DIR || '.data', 'DATA_DIR');
  const storeRoot = storePlace(env.ASSET_STORE || join(dataDir, 'store'));
  return {
    environment: env,
    workspaceRoot: localFolder(env.WORKSPACE_ROOT || '.', 'WORKSPACE_ROOT'),
    storeRoot,
    openStore: () => openStore(storeRoot, env),
    keys: keyFiles(env, { DATA_DIR: dataDir, ...(!isS3Address(storeRoot) && { ASSET_STORE: storeRoot }) }),
    shellUrls: listOf(env.SHELL_URLS ?? shellBeside(env)).map(shellAddress),
    siteOrigin: env.SITE_ORIGIN || `http://127.0.0.1:${env.PORT || sitePort}`,
    receivers: readReceivers(env),
    checkFile: resolve(repositoryRoot, 'shell/dist/server/check.cjs'),
    dataDir,
    dataFile: resolve(repositoryRoot, 'api/src/backup/data-cli.ts'),
    deskFile: resolve(repositoryRoot, 'release/desk/src/serve-desk.ts'),
  };
}
