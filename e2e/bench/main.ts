import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
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

async function storedAndRendered(site: Site, api: string) {
  const cold = await startSite(api, { HTML_CACHE: 'off' });
  return throughput(site, cold).finally(() => cold.stop());
}

async function weights(site: Site) {
  const weighed = firstPages.map(async ({ address }) => [address, await weigh(site, address)] as const);
  return Object.fromEntries(await Promise.all(weighed));
}

function table(title: string, rows: Record<string, unknown>): void {
  console.log(`\n${title}`);
  console.table(rows);
}

type Bench = { api: string; site: Site };

/** Figures of each part that needs a site. */
const benches: Record<Exclude<Part, 'dev'>, (bench: Bench) => unknown> = {
  throughput: ({ site, api }) => storedAndRendered(site, api),
  workers: ({ api }) => workerFigures(api, article, forMs),
  weights: ({ site }) => weights(site),
  swap: ({ site }) => swap(site),
  search: () => searchFigures(),
  server: ({ site, api }) => serverFigures(api, site, ['/', article]),
  browser: ({ site }) => browserFigures(site.shell.origin),
};

async function run(only: Part | undefined, quiet: boolean): Promise<Record<string, unknown>> {
  const api = await startTestApi();
  const site = await startSite(api.origin);
  const result: Record<string, unknown> = {};
  try {
    for (const [part, bench] of Object.entries(benches))
      if (only === undefined || only === part) result[part] = await bench({ api: api.origin, site });
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
  console.log(JSON.stringify(only === 'swap' ? result.swap : result));
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
