import { revisionPath } from '@site/release/store/store-paths';
import { BucketServer } from '@site/release/testing/bucket-server';
import type { ShellProcess } from '../../harness/shell-process';
import { type Site, startSite } from '../../harness/site';
import { serveBucket, SpreadSite } from '../../harness/spread-site';
import { changes, publishVariant } from '../../harness/variant';
import { waitFor } from '../../harness/wait';
import { type StorePlant, storePlants, victim } from './store-plants';
import { type HostileFigures, WatchedShell } from './watched-shell';

/** Made live in turn. */
const versions = ['9.7.1', '9.7.2'] as const;

type Published = Parameters<typeof publishVariant>[0];
type Case = { name: string; shell: ShellProcess; promote: (version: string) => Promise<unknown> };

async function publishAll(site: Published): Promise<void> {
  for (const version of [...versions, victim]) await publishVariant(site, 'mf-help', version, changes.marked(version));
}

/** One plant beside a running shell: before it, beside it, and a promotion once it is gone. */
async function tryPlant(
  figures: HostileFigures,
  { name, shell, promote }: Case,
  lay: () => ReturnType<StorePlant>,
): Promise<void> {
  const watched = new WatchedShell(shell, figures);
  const quiet = await watched.look(`before ${name}`);
  const { takeAway, addresses = [] } = await lay();
  // Looked at while the browsers wait for their files.
  const [beside] = await Promise.all([watched.look(name), watched.askFiles(name, addresses)]);
  takeAway();
  figures.aliveMs[name] = [quiet.median, beside.median, beside.slowest];
  const version = versions[figures.plants % versions.length] ?? '';
  figures.plants += 1;
  try {
    await promote(version);
    await waitFor(`mf-help ${version} is live after ${name}`, async () => {
      return (await shell.health()).remotes['mf-help'] === version;
    });
    figures.promotions += 1;
  } catch (error) {
    figures.failed.push((error as Error).message);
  }
}

async function tryFolder(api: string, figures: HostileFigures): Promise<void> {
  const site: Site = await startSite(api);
  const promote = (version: string) => site.promote({ 'mf-help': version });
  try {
    await publishAll(site);
    for (const [name, lay] of Object.entries(storePlants))
      await tryPlant(figures, { name, shell: site.shell, promote }, () => lay(site));
  } finally {
    await site.stop();
  }
}

/** Objects of 1.5 GB in the place of the next revision, of a service that tells their length and of one that does not. */
async function tryBucket(api: string, figures: HostileFigures): Promise<void> {
  const bucket = new BucketServer();
  const site = await SpreadSite.start(api, await serveBucket(bucket));
  const promote = (version: string) => site.promote({ 'mf-help': version });
  try {
    const shell = await site.addShell();
    await publishAll(site);
    for (const isNamed of [true, false]) {
      const name = `an object of 1.5 GB that tells ${isNamed ? 'its' : 'no'} length`;
      await tryPlant(figures, { name, shell, promote }, async () => {
        const { newest } = await shell.health();
        bucket.vast.set(`live/${revisionPath(newest + 1)}`, { bytes: 1_500_000_000, isNamed });
        return { takeAway: () => bucket.vast.clear() };
      });
    }
  } finally {
    await site.stop();
    await bucket.stop();
  }
}

/** Who can write the store lays into it what is no file, or none that ends; the shell serves on (docs/faults.md F62). */
export async function proveHostileStore(api: string): Promise<HostileFigures> {
  const figures: HostileFigures = { plants: 0, answers: 0, aliveMs: {}, promotions: 0, failed: [] };
  await tryFolder(api, figures);
  await tryBucket(api, figures);
  return figures;
}
