import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDevelopmentKeys } from '@site/release/keys/development-keys';
import { FileStore } from '@site/release/store/file-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import { type SampleShell, startSampleShell } from '@site/release/testing/sample-shell';
import { fillSampleSite } from '@site/release/testing/sample-site';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { placesIn } from './site-template';
import { waitFor } from './wait';

/** What operators type to sign in. */
export const deskToken = 'a-token-of-the-night-shift';

/** The operators' page in a process of its own, on a store of its own (`fillSampleSite`) that two sample shells follow. */
export interface DeskSite {
  origin: string;
  store: FileStore;
  keys: ReleaseKeys;
  shells: SampleShell[];
  stop: () => Promise<void>;
}

export type StartedDesk = { child: ChildProcess; output: () => string };

/** Runs `npm run release -- desk` without npm. */
export function spawnDesk(variables: Record<string, string>): StartedDesk {
  const args = ['--import', 'tsx', 'release/src/cli.ts', 'desk'];
  const env = { ...process.env, TSX_TSCONFIG_PATH: 'release/desk/tsconfig.json', ...variables };
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

export async function startDesk(): Promise<DeskSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const { dataDir, assetStore, keys: files } = placesIn(root);
  await makeDevelopmentKeys(files);
  const [store, keys] = [new FileStore(assetStore), openKeys(files)];
  await fillSampleSite(store, keys);
  const shells = await Promise.all([0, 1].map(() => startSampleShell(store, keys.trusted)));
  const { child, output } = spawnDesk({
    DATA_DIR: dataDir,
    TRUSTED_KEYS: files.trusted,
    SHELL_URLS: shells.map(({ url }) => url).join(','),
    DESK_PORT: '0',
    DESK_TOKEN: deskToken,
  });
  const origin = await waitFor('the desk listens', () => {
    if (child.exitCode !== null) throw new Error(`The desk ended: ${output()}`);
    return /The desk is at (http:\S+)\./.exec(output())?.[1];
  });
  const stop = async () => {
    await ended(child);
    await Promise.all(shells.map((shell) => shell.stop()));
    rmSync(root, { recursive: true, force: true });
  };
  return { origin, store, keys, shells, stop };
}
