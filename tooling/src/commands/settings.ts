import path from 'node:path';
import { readConfig } from '@site/release/config';
import type { KeyFiles } from '@site/release/keys/key-files';
import type { ReleaseStore } from '@site/release/store/release-store';
import { type Environment, isOn, portBeside, portNumber } from '@site/shared/process/environment';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type Settings = {
  port: number;
  apiPort: number;
  /** Where shell and api answer operators: beside their own port unless set, as their configurations have it. */
  opsPort: number;
  apiOpsPort: number;
  /** Where `npm run dev` tells pages of new builds. */
  hotPort: number;
  dataDir: string;
  /** The folder of the store, or its address in a bucket. */
  assetStore: string;
  openStore: () => ReleaseStore;
  keys: KeyFiles;
  /** Whether a guard rolls back what fails; `GUARD=off` leaves it out. */
  guard: boolean;
};

/** What the start and test scripts need of the environment; each service reads the rest itself. */
export function readSettings(env: Environment = process.env): Settings {
  const port = (name: string, fallback: number) => portNumber(env, name, fallback, 1);
  const [sitePort, apiPort] = [port('PORT', 8080), port('API_PORT', 8081)];
  const { storeRoot: assetStore, openStore, keys } = readConfig(env);
  return {
    port: sitePort,
    apiPort,
    opsPort: port('OPS_PORT', portBeside(sitePort)),
    apiOpsPort: port('API_OPS_PORT', portBeside(apiPort)),
    hotPort: port('HOT_PORT', portBeside(sitePort, 10)),
    dataDir: path.resolve(repositoryRoot, env.DATA_DIR ?? '.data'),
    assetStore,
    openStore,
    keys,
    guard: isOn(env, 'GUARD', 'on'),
  };
}

/** Where `npm run dev gallery` shows the parts, and the folder of the pictures that it holds them beside, if one is named. */
export function readGallerySettings(env: Environment = process.env): { port: number; comps: string | undefined } {
  const beside = portBeside(portNumber(env, 'PORT', 8080, 1), 12);
  return { port: portNumber(env, 'GALLERY_PORT', beside, 1), comps: env.COMPS || undefined };
}
