import { execFile } from 'node:child_process';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiMain } from '@site/tooling/bundle/build-api';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { closeFiles } from '../../api/src/database/private-files';
import {
  type LogPlace,
  type Service,
  startService,
  stopServices,
  waitUntilReady,
} from '@site/tooling/commands/services';
import { freePort } from '@site/shared/process/free-port';

/** Which of the workers that run side by side this process is. */
export function testWorker(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

const cache = path.join(repositoryRoot, '.cache');
/** Kept for later runs, wherever those of the workers are. */
const template = path.join(cache, 'e2e-api-template');

/** The data folder of a worker's api, or of one by another name; in memory where `npm test` found room (quick-folder.ts). */
export function testApiData(worker: number | string = testWorker()): string {
  // Of a site that all workers share: shapes/shape.ts.
  if (process.env.E2E_API_DATA) return process.env.E2E_API_DATA;
  return path.join(process.env.TEST_DATA ?? cache, `e2e-api-${worker}`);
}

const run = promisify(execFile);

/** Makes the database that others start on, unless an earlier run did. */
export async function prepareApiData(): Promise<void> {
  if (!existsSync(template)) await (await startApi({ DATA_DIR: template })).stop();
}

/** Spares a new api the seconds that it takes to make a database and to import the content. */
export function layApiData(folder: string): void {
  if (existsSync(template) && !existsSync(folder))
    cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // One that a version before made open to others would keep the api from starting.
  closeFiles(folder);
}

type TestApi = { origin: string; stop: () => Promise<void> };

async function startApi(env: Record<string, string>, log: LogPlace = 'ignore'): Promise<TestApi> {
  const [port, opsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const api: Service = startService(
    'The api',
    [apiMain],
    { API_PORT: String(port), API_OPS_PORT: String(opsPort), LOG_LEVEL: 'warn', ...env },
    log,
  );
  await waitUntilReady(api, `http://127.0.0.1:${opsPort}/-/ready`);
  return { origin, stop: () => stopServices([api]) };
}

/** The real api on real content for a whole run of tests; its data folder is kept, so that only the first run is slow. */
export function startTestApi(worker: number | string = 0): Promise<TestApi> {
  layApiData(testApiData(worker));
  return startApi({ DATA_DIR: testApiData(worker) });
}

export type EditedApi = TestApi & {
  /** A copy of the content, to be changed by the test. */
  contentDir: string;
  /** What it logs. */
  lines: readonly string[];
  /** `npm run content -- …` as an editor types it; gives what it prints. @throws {Error} with what it said when it fails */
  content: (...args: string[]) => Promise<string>;
};

/** An api with a copy of the content and a database of its own, for tests that change words. */
export async function startEditedApi(more: Record<string, string> = {}): Promise<EditedApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edited-'));
  const contentDir = path.join(folder, 'content');
  const env = { DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: contentDir, ...more };
  cpSync(path.join(repositoryRoot, 'api/content'), contentDir, { recursive: true });
  layApiData(env.DATA_DIR);
  const lines: string[] = [];
  const api = await startApi(env, (line) => lines.push(line));
  return {
    ...api,
    contentDir,
    lines,
    // Not at a standstill: connections that the shell closes meanwhile would be used again.
    content: async (...args) => {
      const command = ['--import', 'tsx', 'api/src/content/content-cli.ts', ...args];
      const { stdout } = await run(process.execPath, command, { cwd: repositoryRoot, env: { ...process.env, ...env } });
      return stdout;
    },
    stop: async () => {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
