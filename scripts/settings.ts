import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';

export type Settings = { port: number; apiPort: number; dataDir: string; assetStore: string };

function port(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (Number.isInteger(value) && value > 0 && value <= 65_535) return value;
  throw new Error(`${name} is “${process.env[name]}”; it must be a port from 1 to 65535.`);
}

/** What the start and test scripts need of the environment; each service reads the rest itself. */
export function readSettings(): Settings {
  const dataDir = path.resolve(repositoryRoot, process.env.DATA_DIR ?? '.data');
  return {
    port: port('PORT', 8080),
    apiPort: port('API_PORT', 8081),
    dataDir,
    assetStore: path.resolve(repositoryRoot, process.env.ASSET_STORE ?? path.join(dataDir, 'store')),
  };
}
