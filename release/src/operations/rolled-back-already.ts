import { pastRevisions } from '../chain/past-revisions';
import { RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';

/** The revision that made the live version of a section live. */
async function makerOf(store: ReleaseStore, keys: TrustedKeys, name: string): Promise<Revision | undefined> {
  let maker: Revision | undefined;
  for await (const { revision } of pastRevisions(store, keys)) {
    if (!revision) continue;
    if (maker && revision.remotes[name]?.version !== maker.remotes[name]?.version) break;
    maker = revision;
  }
  return maker;
}

/**
 * A rollback without a version is the way back of the one before, and so the way to what is broken: not what an operator means
 * who types it while somebody else does, or behind the guard.
 * @throws {RevisionMovedError} where the section was rolled back by the guard, or since `typedAt`
 */
export async function requireNotRolledBack(
  store: ReleaseStore,
  keys: TrustedKeys,
  { name, before, typedAt }: { name: string; before: string; typedAt?: Date | undefined },
): Promise<void> {
  const maker = await makerOf(store, keys, name);
  if (maker?.restores?.[name] === undefined) return;
  const isNewer = typedAt !== undefined && Date.parse(maker.createdAt) > typedAt.getTime();
  if (!maker.evidence && !isNewer) return;
  throw new RevisionMovedError(
    `${name} was rolled back in revision ${maker.sequence} already, by ${maker.by}: ${maker.remotes[name]?.version} is live, and ${before} is what it took away. Nothing was changed. To have that again: npm run release -- rollback ${name} --to ${before}`,
  );
}
