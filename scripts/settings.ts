import path from 'node:path';
import { readConfig } from '@site/release/config';
import type { KeyFiles } from '@site/release/keys/key-files';
import type { ReleaseStore } from '@site/release/store/release-store';
import { repositoryRoot } from '@site/shared/build/workspaces';

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

const highestPort = 65_535;

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (Number.isInteger(value) && value > 0 && value <= highestPort) return value;
  throw new Error(`${name} is “${process.env[name]}”; it must be a port from 1 to ${highestPort}.`);
}

function portBeside(name: string, first: number, distance = 2): number {
  return port(name, Math.min(first + distance, highestPort));
}

function isOn(name: string): boolean {
  const value = process.env[name] || 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} is “${value}”; it must be on or off.`);
}

/** What the start and test scripts need of the environment; each service reads the rest itself. */
export function readSettings(): Settings {
  const [sitePort, apiPort] = [port('PORT', 8080), port('API_PORT', 8081)];
  const { storeRoot: assetStore, openStore, keys } = readConfig();
  return {
    port: sitePort,
    apiPort,
    opsPort: portBeside('OPS_PORT', sitePort),
    apiOpsPort: portBeside('API_OPS_PORT', apiPort),
    hotPort: portBeside('HOT_PORT', sitePort, 10),
    dataDir: path.resolve(repositoryRoot, process.env.DATA_DIR ?? '.data'),
    assetStore,
    openStore,
    keys,
    guard: isOn('GUARD'),
  };
}
