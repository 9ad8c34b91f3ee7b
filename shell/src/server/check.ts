import path from 'node:path';
import { FileStore } from '@site/release/file-store';
import { readTrustedKeys } from '@site/release/keyring-file';
import pino from 'pino';
import { readConfig, type ShellConfig } from '../config';
import { routesOf, type SetRoute } from '../remotes/release-set';
import type { SetPool } from '../remotes/set-pool';
import type { RenderAnswer } from '../remotes/worker-messages';
import { DataCache } from './calls/data-cache';
import { DeclaredCalls } from './calls/declared-calls';
import { withNewsReferer } from './calls/news-referer';
import { createUpstream } from './calls/upstream';
import type { LiveSet } from './releases/live-sets';
import { readShellManifest } from './releases/read-shell-manifest';
import { faultIn, sampleAddress, trialRequest } from './releases/section-trial';
import { SetComposer } from './releases/set-composer';
import { UpstreamGuard } from './guard/upstream-guard';

function documentFaults(html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const faults: [boolean, string][] = [
    [headings !== 1, `has ${headings} h1 instead of one`],
    [!/<title>[^<]+<\/title>/.test(html), 'has no title'],
    [!html.includes('<link rel="canonical"'), 'names no canonical address'],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

function reasonsAgainst(answer: RenderAnswer): string[] {
  if (answer.status === 200 && !answer.fault) return documentFaults(answer.html);
  const fault = faultIn(answer);
  return fault ? [fault] : [];
}

async function checkPage(pool: SetPool, route: SetRoute): Promise<string[]> {
  const address = sampleAddress(route);
  if (!address) return [];
  const label = `${route.remote} ${address}`;
  try {
    return reasonsAgainst(await pool.render(trialRequest(address), route.id)).map((reason) => `${label} ${reason}`);
  } catch (error) {
    return [`${label} is not rendered: ${(error as Error).message}`];
  }
}

/** The calls whose answers could not be judged. */
function callFaults({ input: { set } }: LiveSet, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const manifest = set.remotes[name];
    return manifest ? new DeclaredCalls(manifest).faults().map((fault) => `${name}@${manifest.version}: ${fault}`) : [];
  });
}

/** Sections that are not to change are nobody's fault here: without them the set is checked as it then is. */
async function checkSections(set: LiveSet, names: readonly string[]): Promise<string[]> {
  const refused = set.deviations.filter(({ remote }) => names.includes(remote));
  const reasons = refused.map(({ remote, wanted, reason }) => `${remote}@${wanted}: ${reason}`);
  reasons.push(...callFaults(set, names));
  for (const route of routesOf(set.input.set))
    if (names.includes(route.remote)) reasons.push(...(await checkPage(set.pool, route)));
  return reasons;
}

function createComposer(config: ShellConfig, storeRoot: string): SetComposer {
  const calls = createUpstream(config.hosts, new UpstreamGuard(config).agentOptions);
  return new SetComposer({
    context: { shell: readShellManifest(config), site: config.site, assetBase: config.publicAssetUrl },
    source: { store: new FileStore(storeRoot), keys: readTrustedKeys(config.trustedKeys) },
    script: path.join(config.distDir, 'server/worker.cjs'),
    data: new DataCache({ upstream: withNewsReferer(calls, config.newsHost) }),
    log: pino({ level: 'silent' }),
  });
}

/**
 * The gate before a promotion: `node check.cjs <store> <versions as JSON> <names that change>`; prints the reasons against
 * it to stderr, one per line. Without names every section of it is checked.
 */
async function main(): Promise<string[]> {
  const config = readConfig();
  const [storeRoot = config.assetStore, given = '{}', changed = ''] = process.argv.slice(2);
  const versions = JSON.parse(given) as Record<string, string>;
  const names = changed ? changed.split(',') : Object.keys(versions);
  const composer = createComposer(config, storeRoot);
  const set = await composer.compose({ versions, instead: () => [] }, () => undefined);
  return checkSections(set, names);
}

main()
  .catch((error: Error) => [error.message])
  .then((reasons) => {
    for (const reason of reasons) process.stderr.write(`${reason}\n`);
    process.exit(reasons.length > 0 ? 1 : 0);
  });
