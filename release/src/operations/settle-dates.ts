import { aheadRevisions } from '../chain/ahead-revisions';
import { appendRevision, readHeadToExtend } from '../chain/head';
import { describeKey } from '../keys/key-entry';
import { likeIt, requireRevisionKey } from '../keys/key-use';
import { signingTime } from '../keys/signing-time';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { ReleaseKeys } from '../keys/signing-keys';

const DAY = 86_400_000;

export interface SettleOptions {
  by: string;
  reason?: string | undefined;
  now?: Date;
  skipDamaged?: boolean | undefined;
}

export interface Settled {
  /** The revision that settles the dates; null when none is ahead. */
  revision: Revision | null;
  /** Those that were dated ahead, newest first. */
  ahead: Revision[];
}

/** Readers believe it of a key alone that signs beyond the dates in question (revision-rules.ts). */
function requireLastingKey({ signing, trusted }: ReleaseKeys, ahead: readonly Revision[], now: Date): void {
  const entry = trusted.entry(signing.id);
  const latest =
    ahead
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '';
  if (!entry || latest <= entry.signsUntil) return;
  const days = Math.ceil((Date.parse(latest) - now.getTime()) / DAY) + 1;
  throw new ReleaseError(
    `${describeKey(entry)} signs until ${entry.signsUntil}, and a date of ${latest} is settled by a key alone that signs beyond it. ` +
      `Create one: npm run release -- keys create ${likeIt(entry)} --days ${days}`,
  );
}

/** Signs a revision that changes nothing and says which dates before it are wrong, being ahead. */
export async function settleDates(store: ReleaseStore, keys: ReleaseKeys, options: SettleOptions): Promise<Settled> {
  const now = await signingTime(store, options.now);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const head = await readHeadToExtend(store, keys.trusted, options.skipDamaged ?? false);
  const ahead = (await aheadRevisions(store, keys.trusted, now)).map(({ revision }) => revision);
  if (!head.revision || ahead.length === 0) return { revision: null, ahead };
  requireLastingKey(keys, ahead, now);
  const settles = ahead.map(({ sequence }) => sequence);
  const reason = options.reason ?? `settle the dates of ${settles.join(', ')}, which are ahead`.slice(0, 500);
  const authorship = { by: options.by, reason, now, settles };
  return { revision: await appendRevision(store, keys, head, head.revision.remotes, authorship), ahead };
}
