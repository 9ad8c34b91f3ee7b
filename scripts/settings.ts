import path from 'node:path';
import { type KeyFiles, readConfig } from '@site/release/config';
import { repositoryRoot } from '@site/shared/build/workspaces';

export type Settings = { port: number; apiPort: number; dataDir: string; assetStore: string; keys: KeyFiles };

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (Number.isInteger(value) && value > 0 && value <= 65_535) return value;
  throw new Error(`${name} is “${process.env[name]}”; it must be a port from 1 to 65535.`);
}

/** What the start and test scripts need of the environment; each service reads the rest itself. */
export function readSettings(): Settings {
  const ports = { port: port('PORT', 8080), apiPort: port('API_PORT', 8081) };
  const { storeRoot: assetStore, keys } = readConfig();
  return {
    ...ports,
    dataDir: path.resolve(repositoryRoot, process.env.DATA_DIR ?? '.data'),
    assetStore,
    keys,
  };
}
