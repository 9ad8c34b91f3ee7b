import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { ReleaseStore } from '../store/release-store';
import { listReleases } from '../releases/releases';
import { isS3Address } from '../store/s3/s3-place';
import { type Finding, good, look, wrong } from './finding';

const MEGABYTE = 1024 ** 2;
/** A build of all sections takes about 20 MB; below the first nothing should be published, below the second nothing can. */
const LITTLE_SPACE = 1024 * MEGABYTE;
const NO_SPACE = 50 * MEGABYTE;

/** Whether the store can be read, and what lies in it unfinished. */
export async function storeFindings(store: ReleaseStore, place: string): Promise<Finding[]> {
  if (!isS3Address(place) && !existsSync(place)) {
    const text = `There is no store at ${place}; DATA_DIR or ASSET_STORE names another.`;
    return [wrong(text, 'DATA_DIR=<folder> npm run release -- doctor')];
  }
  const releases = await listReleases(store);
  const names = new Set(releases.map(({ name }) => name));
  const complete = releases.filter(({ state }) => state === 'complete');
  const half = releases.filter(({ state }) => state === 'half-written');
  const found = [good(`The store ${place} is readable and has ${complete.length} versions of ${names.size} names.`)];
  const [first] = half;
  if (first) {
    const others = half.length > 1 ? ` and ${half.length - 1} more` : '';
    const text = `The upload of ${first.name} ${first.version}${others} was never finished; the same build finishes it.`;
    found.push(look(text, `npm run release -- publish ${first.name}`));
  }
  return found;
}

/** The space that is left for versions and revisions; of a bucket nobody knows it. */
export async function spaceFindings(place: string): Promise<Finding[]> {
  if (isS3Address(place) || !existsSync(place)) return [];
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const text = `The disk of the store has ${Math.floor(free / MEGABYTE)} MB left.`;
  if (free < NO_SPACE) return [wrong(text, 'npm run release -- prune --yes')];
  return [free < LITTLE_SPACE ? look(text, 'npm run release -- prune') : good(text)];
}
