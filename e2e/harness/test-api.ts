import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { type Service, startService, stopServices, waitUntilReady } from '../../scripts/services';
import { freePort } from './ports';

/** The data folder of the tests' api; it is kept, so that only the first run is slow. */
export const testApiData = path.join(repositoryRoot, '.cache/e2e-api');

const firstStart = 120_000;

/** The real api on real content for a whole run of tests; its data folder is kept, so that only the first run is slow. */
export async function startTestApi(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const api: Service = startService(
    'The api',
    ['--import', 'tsx', 'api/src/main.ts'],
    { API_PORT: String(port), DATA_DIR: testApiData, LOG_LEVEL: 'warn' },
    'ignore',
  );
  await waitUntilReady(api, `${origin}/readyz`, firstStart);
  return { origin, stop: () => stopServices([api]) };
}
