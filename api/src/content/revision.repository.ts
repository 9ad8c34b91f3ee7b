import type { Queryable } from '../database/database';

export type StoredRevision = { revision: number; hash: string; importedAt: string | null };

const none: StoredRevision & { fresh?: boolean } = { revision: 0, hash: '', importedAt: null };
const select = `select revision, hash, to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt"`;

/**
 * The revision that callers are told: a new one only `settledAfter` seconds after its import, when every process reads it;
 * until then the one before. A database without replicas is settled at once.
 */
export async function readSettledRevision(database: Queryable, settledAfter: number): Promise<StoredRevision> {
  const rows = await database.query<StoredRevision & { fresh: boolean }>(
    `${select}, imported_at > now() - make_interval(secs => $1) as fresh from content_revision`,
    [settledAfter],
  );
  const { fresh = false, ...stored } = rows[0] ?? none;
  return fresh ? { ...stored, revision: Math.max(stored.revision - 1, 1) } : stored;
}

/** Revision 0 means a database without content. */
export async function readRevision(database: Queryable): Promise<StoredRevision> {
  return (await database.query<StoredRevision>(`${select} from content_revision`))[0] ?? none;
}
