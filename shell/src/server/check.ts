import path from 'node:path';
import { FileStore } from '@site/release/file-store';
import { publicKeyFiles, readTrustedKeys } from '@site/release/key-files';
import pino from 'pino';
import { readConfig } from '../config';
import { readSet } from '../remotes/read-set';
import { routesOf, type SetRoute } from '../remotes/release-set';
import { SetPool } from '../remotes/set-pool';
import type { RenderAnswer, WorkerInput } from '../remotes/worker-messages';
import { DataCache } from './calls/data-cache';
import { SetCalls } from './calls/set-calls';
import { withNewsReferer } from './calls/news-referer';
import { readShellManifest } from './releases/read-shell-manifest';
import { createUpstream } from './calls/upstream';
import { UpstreamGuard } from './guard/upstream-guard';

/** An address of the pattern that needs no id; undefined where one is required. */
function sampleAddress({ path: pattern }: SetRoute): string | undefined {
  const address = pattern.replace(/\/:[^/]+\?/g, '');
  return address.includes(':') ? undefined : address || '/';
}

function documentFaults(html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const faults: [boolean, string][] = [
    [headings !== 1, `has ${headings} h1 instead of one`],
    [!/<title>[^<]+<\/title>/.test(html), 'has no title'],
    [!html.includes('<link rel="canonical"'), 'names no canonical address'],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

/** The faults of a rendered page. Missing data (503) is not a fault of the release: the service may be down. */
function reasonsAgainst({ status, html, fault }: RenderAnswer): string[] {
  if (status === 200 && !fault) return documentFaults(html);
  if (status === 503 || status < 500) return [];
  return [`fails to render: ${fault?.split('\n')[0] ?? `status ${status}`}`];
}

async function checkPage(pool: SetPool, route: SetRoute): Promise<string[]> {
  const address = sampleAddress(route);
  if (!address) return [];
  const request = { address, friendLinks: [], marketMenu: [], reference: 'gate' };
  const label = `${route.remote} ${address}`;
  try {
    return reasonsAgainst(await pool.render(request, route.id)).map((reason) => `${label} ${reason}`);
  } catch (error) {
    return [`${label} kills its worker: ${(error as Error).message}`];
  }
}

async function checkSet(input: WorkerInput, pool: SetPool): Promise<string[]> {
  await pool.ready;
  const reasons: string[] = [];
  for (const route of routesOf(input.set)) reasons.push(...(await checkPage(pool, route)));
  return reasons;
}

/** The gate before a promotion: `node check.cjs <store> <versions as JSON>`; prints the reasons against it to stderr, one per line. */
async function main(): Promise<string[]> {
  const config = readConfig();
  const [storeRoot = config.assetStore, versions = '{}'] = process.argv.slice(2);
  const keys = readTrustedKeys(publicKeyFiles(config.publicKeys));
  const origin = {
    store: new FileStore(storeRoot),
    keys,
    shell: readShellManifest(config),
    site: config.site,
    assetBase: config.publicAssetUrl,
  };
  const input = readSet(origin, JSON.parse(versions) as Record<string, string>);
  const calls = createUpstream(config.hosts, new UpstreamGuard(config).agentOptions);
  const data = new DataCache({ upstream: withNewsReferer(calls, config.newsHost) });
  const log = pino({ level: 'silent' });
  const set = new SetCalls(input.set, { data, log });
  set.compileAll();
  const pool = new SetPool(input, path.join(config.distDir, 'server/worker.cjs'), (call) => set.answer(call), log);
  return checkSet(input, pool);
}

main()
  .catch((error: Error) => [error.message])
  .then((reasons) => {
    for (const reason of reasons) process.stderr.write(`${reason}\n`);
    process.exit(reasons.length > 0 ? 1 : 0);
  });
