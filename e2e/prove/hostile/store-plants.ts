import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, signManifest } from '@site/release/releases/manifest-signature';
import { revisionPath } from '@site/release/store/store-paths';
import { plant, type Plant } from '@site/release/testing/hostile-files';
import { forceLive } from '../../harness/force-live';
import type { Site } from '../../harness/site';

/** A version that is in the store and never live but by force. */
export const victim = '9.7.9';
const folder = `remotes/mf-help/${victim}`;
const browserFiles = 12;
const badRevisions = 3000;

/** Lays something into the store of a running shell; gives what takes it away, and addresses that lead to it. */
export type StorePlant = (site: Site) => Promise<{ takeAway: () => void; addresses?: string[] }>;

function inStore({ store }: Site, file: string): string {
  return path.join(store.root, file);
}

/** Takes a file aside while `lay` puts something into its place. */
function instead(file: string, lay: (file: string) => void): () => void {
  const aside = `${file}.aside`;
  renameSync(file, aside);
  lay(file);
  return () => {
    rmSync(file, { recursive: true });
    renameSync(aside, file);
  };
}

const nextRevision =
  (kind: Plant): StorePlant =>
  async (site) => {
    const { newest } = await site.shell.health();
    return { takeAway: plant(kind, inStore(site, revisionPath(newest + 1))) };
  };

/** A release that somebody made live although its files were exchanged. */
const liveWith =
  (file: string, lay: (site: Site, file: string) => void): StorePlant =>
  async (site) => {
    const takeAway = instead(inStore(site, `${folder}/${file}`), (place) => lay(site, place));
    await forceLive(site, 'mf-help', victim);
    return { takeAway };
  };

const layBadRevisions: StorePlant = async (site) => {
  const { newest } = await site.shell.health();
  const files = Array.from({ length: badRevisions }, (_, turn) => inStore(site, revisionPath(newest + 1 + turn)));
  for (const file of files) writeFileSync(file, '{"sequence": 1}');
  return { takeAway: () => files.forEach((file) => rmSync(file)) };
};

const layPipesForBrowsers: StorePlant = async (site) => {
  const { files } = readManifest(site.store, 'mf-help', victim, site.keys.trusted);
  const scripts = files.map((file) => file.path).filter((file) => /^client\/.*\.js$/.test(file));
  const chosen = scripts.slice(0, browserFiles).map((file) => `${folder}/${file}`);
  const backs = chosen.map((file) => instead(inStore(site, file), (place) => void plant('pipe', place)));
  return { takeAway: () => backs.forEach((back) => back()), addresses: chosen.map((file) => `/assets/${file}`) };
};

/** As a team could sign it: only the depth is wrong. */
const layNestedManifest: StorePlant = async (site) => {
  const list = inStore(site, `${folder}/release.json`);
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const bytes = Buffer.from(readFileSync(list, 'utf8').replace('{', `{"nested":${nested},`));
  const backs = [
    instead(list, (file) => writeFileSync(file, bytes)),
    instead(inStore(site, `${folder}/release.sig`), (file) =>
      writeFileSync(file, signManifest(bytes, site.keys.publishing)),
    ),
  ];
  await forceLive(site, 'mf-help', victim);
  return { takeAway: () => backs.forEach((back) => back()) };
};

/** What somebody who can write a folder may do to the shells that read it, without a key but for the nested list. */
export const storePlants: Record<string, StorePlant> = {
  'a pipe as the next revision': nextRevision('pipe'),
  'a link to /dev/zero as the next revision': nextRevision('link to a device without end'),
  'a sparse file of 400 MB as the next revision': nextRevision('sparse file of 400 MB'),
  '3,000 bad revisions': layBadRevisions,
  'pipes as browser files': layPipesForBrowsers,
  'a pipe as a list of files': liveWith('release.json', (_, file) => void plant('pipe', file)),
  'a list of files with 5,000 lists in each other': layNestedManifest,
  'a folder as a server file': liveWith('server/routes.cjs', (_, file) => void mkdirSync(file)),
};
