import { describeMaker, makerOf } from './makers';
import { type PastRevision, pastRevisions } from '../chain/past-revisions';
import { goBack, type WentBack } from './go-back';
import { type Move } from './move';
import { openSite, requireMeant, type RollbackOptions, type Site } from './rollback-site';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { ReleaseKeys } from '../keys/signing-keys';

/** A revision and the good one before it. */
type Step = { undone: Revision; before: Revision };

async function stepAt({ store, keys }: Pick<Site, 'store' | 'keys'>, sequence: number): Promise<Step> {
  let undone: PastRevision | undefined;
  for await (const past of pastRevisions(store, keys.trusted)) {
    if (past.sequence > sequence) continue;
    undone ??= past;
    const before = past.sequence < sequence ? past.revision : null;
    if (before && undone.revision?.sequence === sequence) return { undone: undone.revision, before };
    if (before) break;
  }
  throw new ReleaseError(whyNoStep(sequence, undone));
}

/** @param found the file with that number, or the next one below it */
function whyNoStep(sequence: number, found: PastRevision | undefined): string {
  if (found?.sequence !== sequence) return `There is no revision ${sequence}; npm run release -- history lists them.`;
  if (found.problem) return `Revision ${sequence} changed nothing. ${found.problem}`;
  return `Nothing was live before revision ${sequence}, so there is nothing to return to.`;
}

/** What a revision did, the other way round. */
function reversed({ undone, before }: Step): Move[] {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(undone.remotes)]);
  const moves = [...names].sort().map((name) => {
    return { name, from: undone.remotes[name]?.version ?? null, to: before.remotes[name]?.version ?? null };
  });
  return moves.filter(({ from, to }) => from !== to);
}

/** @throws {RevisionMovedError} naming the section that has another version by now, and who made it live */
async function requireStillLive({ store, keys, current }: Site, sequence: number, { name, from }: Move): Promise<void> {
  if ((current.remotes[name]?.version ?? null) === from) return;
  const maker = await makerOf(store, keys.trusted, name);
  const now = maker ? describeMaker(name, maker) : `${name} is not live any more`;
  const way = maker ? ` Take revision ${maker.sequence} back first, or name the sections that are to go back.` : '';
  throw new RevisionMovedError(
    `${now}, and no longer ${from ?? 'absent'}, as revision ${sequence} left it. Nothing was changed.${way}`,
  );
}

/**
 * Takes back all that one revision made live, in one revision and by one signature: what was promoted together, such as a page
 * that moved from one section to another, would clash if each went alone. A section that it added goes.
 */
export async function rollbackRevision(
  store: ReleaseStore,
  keys: ReleaseKeys,
  sequence: number,
  options: RollbackOptions,
): Promise<WentBack> {
  const site = await openSite(store, keys, options);
  const { current } = site;
  const all = reversed(await stepAt(site, sequence));
  if (all.length === 0)
    throw new ReleaseError(
      `Revision ${sequence} made no version live, so there is none to take back; canary --stop ends a canary.`,
    );
  const moves = all.filter(({ name, to }) => (current.remotes[name]?.version ?? null) !== to);
  if (moves.length === 0) return { changed: false, moves: all, revision: current, warnings: [] };
  for (const move of moves) await requireStillLive(site, sequence, move);
  const names = moves.map(({ name }) => name);
  await requireMeant(site, names, options);
  return goBack(site, moves, options, sequence);
}
