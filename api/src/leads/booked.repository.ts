import { type Database, type Queryable, onlyRow } from '../database/database';
import type { ErasedNumber } from './lead';
import type { BookedTableName } from './stored-table';

const tables: readonly BookedTableName[] = ['lead', 'support_request'];

/** Of rows under the name `fresh`: those whose number was not erased after they were received. */
export const notErased = `not exists (
  select 1 from erasure where erased_at >= fresh.received_at
  and digest = case when fresh.phone_mark = '' then phone_digest(fresh.phone) else fresh.phone_mark end
)`;

export async function isKnownKey(db: Queryable, table: BookedTableName, key: string): Promise<boolean> {
  return (await db.query(`select 1 from ${table} where key = $1`, [key])).length > 0;
}

export type RecentNumber = { phone: string; phoneMark: string; at: number };

/** Of what a number booked, what still counts: a callback that was cancelled does not. */
export function stillCounts(table: BookedTableName): string {
  return table === 'lead' ? 'cancelled_at is null' : 'true';
}

/** Number and time of what was booked since a time and still counts, the oldest first, to restore the limits at startup. */
export function readRecentNumbers(db: Queryable, table: BookedTableName, since: Date): Promise<RecentNumber[]> {
  const sql = `select phone, phone_mark as "phoneMark", (extract(epoch from received_at) * 1000)::float8 as at
    from ${table} where received_at > $1 and ${stillCounts(table)} order by received_at`;
  return db.query(sql, [since.toISOString()]);
}

const ofNumber = `(($1::text <> '' and phone = $1::text) or ($2::text <> '' and phone_mark = $2::text)) and received_at <= $3`;

/** How many leads and support requests of a number were received until `at`. */
export async function countOfNumber(db: Queryable, { phone, phoneMark }: ErasedNumber, at: string): Promise<number> {
  const counts = tables.map((table) => `(select count(*) from ${table} where ${ofNumber})`).join(' + ');
  const rows = await db.query<{ count: number }>(`select (${counts})::int as count`, [phone, phoneMark, at]);
  return onlyRow(rows).count;
}

/** Deletes what a number booked until `at`, and records the erasure for journals that are replayed later. */
export function eraseNumber(db: Database, { phone, phoneMark }: ErasedNumber, at: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(
      `insert into erasure (digest, erased_at)
       select digest, $3::timestamptz from (values
         (case when $1::text <> '' then phone_digest($1::text) end), (nullif($2::text, ''))
       ) as digests (digest) where digest is not null on conflict do nothing`,
      [phone, phoneMark, at],
    );
    for (const table of tables) await tx.query(`delete from ${table} where ${ofNumber}`, [phone, phoneMark, at]);
  });
}

/** Deletes what was received before a time (retention). */
export async function deleteBookedBefore(db: Queryable, before: Date): Promise<number> {
  let gone = 0;
  for (const table of tables)
    gone += (await db.query(`delete from ${table} where received_at < $1 returning id`, [before.toISOString()])).length;
  return gone;
}

/** Frees what deleted rows took in the files of the database. */
export async function vacuumBooked(db: Database): Promise<void> {
  for (const table of tables) await db.script(`vacuum ${table}`);
}
