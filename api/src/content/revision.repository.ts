import type { Queryable } from '../database/database';

export type StoredRevision = { revision: number; hash: string; importedAt: string | null };

/** Revision 0 means a database without content. */
export async function readRevision(database: Queryable): Promise<StoredRevision> {
  const rows = await database.query<StoredRevision>(
    `select revision, hash, to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt"
     from content_revision`,
  );
  return rows[0] ?? { revision: 0, hash: '', importedAt: null };
}
