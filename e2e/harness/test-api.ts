import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { type Service, startService, stopServices, waitUntilReady } from '../../scripts/services';
import { freePort } from './ports';

/** Which of the workers that run side by side this process is. */
export function testWorker(): number {
  return Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

/** The data folder of a worker's api. */
export function testApiData(worker = testWorker()): string {
  return path.join(repositoryRoot, `.cache/e2e-api-${worker}`);
}

type TestApi = { origin: string; stop: () => Promise<void> };

async function startApi(env: Record<string, string>): Promise<TestApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const api: Service = startService(
    'The api',
    ['--import', 'tsx', 'api/src/main.ts'],
    { API_PORT: String(port), LOG_LEVEL: 'warn', ...env },
    'ignore',
  );
  await waitUntilReady(api, `${origin}/readyz`);
  return { origin, stop: () => stopServices([api]) };
}

/** The real api on real content for a whole run of tests; its data folder is kept, so that only the first run is slow. */
export function startTestApi(worker = 0): Promise<TestApi> {
  return startApi({ DATA_DIR: testApiData(worker) });
}

export type EditedApi = TestApi & {
  /** A copy of the content, to be changed by the test. */
  contentDir: string;
  /** What an editor runs after a change. */
  importContent: () => void;
};

/** An api with a copy of the content and a database of its own, for tests that change words. */
export async function startEditedApi(): Promise<EditedApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edited-'));
  const contentDir = path.join(folder, 'content');
  const env = { DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: contentDir };
  cpSync(path.join(repositoryRoot, 'api/content'), contentDir, { recursive: true });
  const api = await startApi(env);
  return {
    ...api,
    contentDir,
    importContent: () => {
      const run = spawnSync(process.execPath, ['--import', 'tsx', 'api/src/content/import-cli.ts'], {
        cwd: repositoryRoot,
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(`The import failed: ${run.stderr}`);
    },
    stop: async () => {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
