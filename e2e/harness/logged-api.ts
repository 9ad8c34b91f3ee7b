import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiMain } from '@site/tooling/bundle/build-api';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { endWithParent } from '@site/tooling/commands/services';
import { freePort } from '@site/shared/process/free-port';
import { layApiData } from './test-api';
import { waitFor } from './wait';

export type LoggedApi = { origin: string; operations: string; lines: string[]; stop: () => Promise<void> };

/** The api with a database of its own, everything that it logs at its most talkative level, and its complaints. */
export async function startLoggedApi(env: Record<string, string> = {}): Promise<LoggedApi> {
  const [port, opsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'logged-'));
  const dataDir = path.join(folder, 'data');
  layApiData(dataDir);
  const child = spawn(process.execPath, [...endWithParent, apiMain], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      API_PORT: String(port),
      API_OPS_PORT: String(opsPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const isReady = () =>
    fetch(`http://127.0.0.1:${opsPort}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor('the api is ready', isReady);
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, operations: `http://127.0.0.1:${opsPort}`, lines, stop };
}
