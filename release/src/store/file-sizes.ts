import { ReleaseError } from '../errors/release-error';

const KIB = 1024;
const MIB = 1024 * KIB;

/** What is read of a file of which nothing else says how long it is, in bytes: scripts, pictures, server files. */
const MOST_BYTES = 32 * MIB;

/** A revision has some KB; what a shell takes by order is one. */
export const MOST_OF_REVISION = 64 * KIB;

/** The largest manifest of today has 0.6 MB; a reservation holds one as a text in quotes. */
const KINDS: readonly [RegExp, number][] = [
  [/^(?:(?:orders\/)?revisions|proposals)\//, MOST_OF_REVISION],
  [/^(?:remotes\/[^/]+|shell)\/[^/]+\/release\.json$/, 2 * MIB],
  [/^(?:remotes\/[^/]+|shell)\/[^/]+\/reservation\.json$/, 4 * MIB],
  [/^(?:remotes\/[^/]+|shell)\/[^/]+\/(?:release\.sig|pruned\.json)$/, 4 * KIB],
  [/^checks\//, MIB],
  [/^guard\/freezes\.json$/, 128 * KIB],
  [/^guard\//, 4 * KIB],
];

/** The configured files beside the store, in bytes. */
export const MOST_OF_KEYRING = 256 * KIB;
export const MOST_OF_KEY = 16 * KIB;
/** A log of the chain, which has less than 2 KB for a revision. */
export const MOST_OF_WITNESS = 256 * MIB;

/** How many revisions there are at the most: of 27 a day for ten years. */
export const MOST_REVISIONS = 100_000;
/** Releases of a month have some hundred thousand files. */
const MOST_NAMES = 2_000_000;

/** The most bytes that a reader takes of a file of the store, by its kind. */
export function mostBytesOf(path: string): number {
  return KINDS.find(([kind]) => kind.test(path))?.[1] ?? MOST_BYTES;
}

/** Refuses to write what no reader would take. */
export function checkLength(path: string, bytes: Uint8Array): void {
  const most = mostBytesOf(path);
  if (bytes.length <= most) return;
  throw new ReleaseError(`${path} has ${bytes.length} bytes, and readers of the store take at most ${most}.`);
}

/** Refuses a list that goes on for ever. `folder` is its path in the store. */
export function checkNames(count: number, folder: string): void {
  const most =
    ['revisions', 'proposals'].includes(folder) || folder.startsWith('checks/') ? MOST_REVISIONS : MOST_NAMES;
  if (count <= most) return;
  throw new ReleaseError(`The folder ${folder} of the store has more than ${most} names: remove what is not of it.`);
}
