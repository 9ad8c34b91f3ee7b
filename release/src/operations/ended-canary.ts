import { pastRevisions } from '../chain/past-revisions';
import type { Revision } from '../chain/revision';
import { ReleaseError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import { fetchManifest } from '../releases/manifest-signature';
import type { ReleaseStore } from '../store/release-store';
import { shortTime } from '../text/short-time';

/** How far back it is asked, in revisions. */
const lookBack = 200;

const aheadAtMost = 24 * 3_600_000;

type Wanted = { name: string; version: string };

const isShown = (revision: Revision, { name, version }: Wanted) => {
  const live = revision.remotes[name];
  return live?.version === version || live?.canaryVersion === version;
};

/** Whether what was the canary before `after` was ended there by what a guard saw, and not with a rollback of what was live. */
function isEndOf({ name, version }: Wanted, before: Revision, after: Revision): boolean {
  const [was, is] = [before.remotes[name], after.remotes[name]];
  return after.evidence !== undefined && was?.canaryVersion === version && was.version === is?.version;
}

/** Before this moment, in milliseconds, nobody was shown the version: a new one costs few looks. Who builds may have a clock that is ahead. */
async function builtBefore(store: ReleaseStore, keys: TrustedKeys, { name, version }: Wanted): Promise<number> {
  // One without a good manifest is refused by others, who say why.
  const manifest = await fetchManifest(store, name, version, keys).catch(() => null);
  return manifest ? Date.parse(manifest.builtAt) - aheadAtMost : Number.POSITIVE_INFINITY;
}

/**
 * The revision in which a guard ended this version as a canary; null where it did not, or where somebody showed the version
 * again since. A rollback key may mark as bad only what was live, so the chain itself is asked, as far as it is usual.
 */
export async function canaryEndedByGuard(
  store: ReleaseStore,
  keys: TrustedKeys,
  wanted: Wanted,
): Promise<Revision | null> {
  const earliest = await builtBefore(store, keys, wanted);
  let [after, left]: [Revision | null, number] = [null, lookBack];
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision && isShown(revision, wanted)) return after && isEndOf(wanted, revision, after) ? after : null;
    after = revision ?? after;
    left -= 1;
    if (left === 0 || (revision && Date.parse(revision.createdAt) < earliest)) break;
  }
  return null;
}

/** @throws {ReleaseError} which of these versions a guard ended as a canary, when and why, and how to show it all the same */
export async function requireNotEnded(
  store: ReleaseStore,
  keys: TrustedKeys,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, version] of Object.entries(wanted)) {
    const ended = await canaryEndedByGuard(store, keys, { name, version });
    if (!ended) continue;
    const { by, sequence, createdAt, reason } = ended;
    const why = `${by} ended it in revision ${sequence}, at ${shortTime(createdAt)}: ${reason.replace(/\.$/, '')}`;
    throw new ReleaseError(
      `${name} ${version} failed as a canary: ${why}. Nothing was changed. Choose another version, or add --although-bad to show it all the same.`,
    );
  }
}
