import { parseArgs } from 'node:util';
import { sectionPages, heapPerSwap, swapUnderLoad } from '../harness/swap-run';
import { type Site, startSite } from '../harness/site';
import { startTestApi } from '../harness/test-api';
import { firstPages } from '../harness/first-pages';
import { devFigures } from './dev-figures';
import { measure } from './throughput';
import { weigh } from './weights';
import { browserFigures } from './browser/browser-figures';
import { searchFigures } from './search-figures';
import { serverFigures } from './server-figures';
import { keepFigures } from './keep-figures';
import { workerFigures } from './worker-figures';

const parts = ['throughput', 'workers', 'weights', 'swap', 'search', 'server', 'browser', 'dev'] as const;
type Part = (typeof parts)[number];

const forMs = 4000;
const article = '/help/helpDocument/10001';

async function throughput(site: Site, cold: Site) {
  return {
    cachedHome: await measure(site, () => '/', forMs),
    cachedArticle: await measure(site, () => article, forMs),
    uncachedHome: await measure(cold, () => '/', forMs),
    uncachedArticle: await measure(cold, () => article, forMs),
  };
}

async function swap(site: Site) {
  const { swaps, failed, mixed, firstNewMs, medianNewMs, requests, requestsPerSecond } = await swapUnderLoad(site, 20);
  const heapPerSwapBytes = await heapPerSwap(site, 200);
  return { failed, mixed, firstNewMs, heapPerSwapBytes, medianNewMs, swaps, requests, requestsPerSecond };
}

function table(title: string, rows: Record<string, unknown>): void {
  console.log(`\n${title}`);
  console.table(rows);
}

async function run(only: Part | undefined, quiet: boolean): Promise<Record<string, unknown>> {
  const api = await startTestApi();
  const site = await startSite(api.origin);
  const wanted = (part: Part) => only === undefined || only === part;
  const result: Record<string, unknown> = {};
  try {
    if (wanted('throughput')) {
      const cold = await startSite(api.origin, { HTML_CACHE: 'off' });
      result.throughput = await throughput(site, cold).finally(() => cold.stop());
    }
    if (wanted('workers')) result.workers = await workerFigures(api.origin, article, forMs);
    if (wanted('weights'))
      result.weights = Object.fromEntries(
        await Promise.all(firstPages.map(async ({ address }) => [address, await weigh(site, address)])),
      );
    if (wanted('swap')) Object.assign(result, only === 'swap' ? await swap(site) : { swap: await swap(site) });
    if (wanted('search')) result.search = searchFigures();
    if (wanted('server')) result.server = await serverFigures(api.origin, site, ['/', article]);
    if (wanted('browser')) result.browser = await browserFigures(site.shell.origin);
  } finally {
    await site.stop();
    await api.stop();
  }
  if (!quiet) for (const [title, rows] of Object.entries(result)) table(title, rows as Record<string, unknown>);
  return result;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      /** Keeps the figures in docs/bench. */
      write: { type: 'boolean', default: false },
    },
  });
  const only = values.only as Part | undefined;
  if (only && !parts.includes(only))
    throw new Error(`“${only}” is no part of the bench; there are: ${parts.join(', ')}.`);
  console.log(`Sections in use: ${sectionPages.join(' ')}`);
  const result = only === 'dev' ? { dev: await devFigures() } : await run(only, values.json);
  if (values.write) for (const [part, figures] of Object.entries(result)) keepFigures(part, figures);
  console.log(JSON.stringify(result));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
