import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { prunable } from '../operations/prune';
import { FileStore } from '../store/file-store';
import type { StoreAwayError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { listReleases } from '../releases/releases';
import { writeTrouble } from '../shells/write-trouble';
import { isS3Address } from '../store/s3/s3-place';
import { type Finding, good, look, wrong } from './finding';

const MEGABYTE = 1024 ** 2;
/** A build of all sections takes about 20 MB; below the first nothing should be published, below the second nothing can. */
const LITTLE_SPACE = 1024 * MEGABYTE;
const NO_SPACE = 50 * MEGABYTE;

/**
 * Whether the store can be read and written, and what lies in it unfinished.
 * @param away why nothing is known of it
 */
export async function storeFindings(
  store: ReleaseStore,
  place: string,
  away: StoreAwayError | null,
): Promise<Finding[]> {
  if (away) throw away;
  if (!isS3Address(place) && !existsSync(place)) {
    const text = `There is no store at ${place}; DATA_DIR or ASSET_STORE names another.`;
    return [wrong(text, 'DATA_DIR=<folder> npm run release -- doctor')];
  }
  const unwritable = await writeTrouble(store);
  const releases = await listReleases(store);
  const names = new Set(releases.map(({ name }) => name));
  const complete = releases.filter(({ state }) => state === 'complete');
  const half = releases.filter(({ state }) => state === 'half-written');
  const found = [good(`The store ${place} is readable and has ${complete.length} versions of ${names.size} names.`)];
  if (unwritable) found.push(wrong(unwritable.message, unwritable.command ?? 'npm run release -- verify'));
  const [first] = half;
  if (first) {
    const others = half.length > 1 ? ` and ${half.length - 1} more` : '';
    const text = `The upload of ${first.name} ${first.version}${others} was never finished; the same build finishes it.`;
    found.push(look(text, `npm run release -- publish ${first.name}`));
  }
  return found;
}

/** What makes room: `prune` only where it has something to remove. */
async function roomCommand(store: ReleaseStore, keys: TrustedKeys, place: string): Promise<string> {
  const count = await prunable(store, keys, new Date()).catch(() => 0);
  return count > 0 ? 'npm run release -- prune --yes' : `du -xh ${dirname(place)} | sort -h | tail`;
}

/** The space that is left for versions and revisions; of a bucket nobody knows it. */
export async function spaceFindings(store: ReleaseStore, keys: TrustedKeys, place: string): Promise<Finding[]> {
  if (isS3Address(place) || !existsSync(place)) return [];
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const kept = store instanceof FileStore ? await store.reserve.bytes() : 0;
  const text = `The disk of the store has ${Math.floor(free / MEGABYTE)} MB left`;
  if (free >= LITTLE_SPACE) return [good(`${text}.`)];
  const command = await roomCommand(store, keys, place);
  const reserve =
    kept > 0 ? `${Math.floor(kept / 1024)} KB more are kept for rollbacks` : 'nothing is kept for rollbacks any more';
  return [
    free < NO_SPACE || kept === 0 ? wrong(`${text}; ${reserve}.`, command) : look(`${text}; ${reserve}.`, command),
  ];
}
