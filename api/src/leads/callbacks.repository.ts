import { type Database, onlyRow, type Queryable } from '../database/database';
import type { CallbackChange } from './lead';
import { leadTable } from './lead-columns';

/** Of leads under the name `fresh`: those whose code erased nothing after they were received. */
export const codeNotErased = `not exists (
  select 1 from erasure where digest = fresh.code_digest and erased_at >= fresh.received_at
)`;

export type StoredCallback = {
  /** Empty where the lead is sealed. */
  phone: string;
  /** Empty where it is not. */
  phoneMark: string;
  receivedAt: string;
  wishedAt: string | null;
  cancelledAt: string | null;
};

/** The newest callback of a code. */
export async function findCallback(db: Queryable, codeDigest: string): Promise<StoredCallback | undefined> {
  const facts = leadTable.select(['phone', 'phoneMark', 'receivedAt', 'wishedAt', 'cancelledAt']);
  const sql = `select ${facts} from lead where code_digest = $1 and code_digest <> '' order by received_at desc limit 1`;
  return (await db.query<StoredCallback>(sql, [codeDigest]))[0];
}

/** Whether somebody erased what was booked with a code. */
export async function isErasedCode(db: Queryable, codeDigest: string): Promise<boolean> {
  return (await db.query('select 1 from erasure where digest = $1 limit 1', [codeDigest])).length > 0;
}

/** Whether a code was booked with another key, or erased. */
export async function isTakenCode(db: Queryable, codeDigest: string, key: string): Promise<boolean> {
  const sql = `select 1 from lead where code_digest = $1 and code_digest <> '' and key <> $2
    union all select 1 from erasure where digest = $1 limit 1`;
  return (await db.query(sql, [codeDigest, key])).length > 0;
}

/** The digest of the code of a booking, and when it was cancelled or erased by it, in milliseconds. */
export type StoredBooking = { codeDigest: string | null; endedAt: number | null };

/** What is known of a key and of the code that was made of it; `codeDigest` is null where nothing is stored under the key. */
export async function findBooking(db: Queryable, key: string, codeDigest: string): Promise<StoredBooking> {
  const sql = `select (select code_digest from lead where key = $1) as "codeDigest", (extract(epoch from greatest(
    (select cancelled_at from lead where key = $1), (select max(erased_at) from erasure where digest = $2)
  )) * 1000)::float8 as "endedAt"`;
  return onlyRow(await db.query<StoredBooking>(sql, [key, codeDigest]));
}

/**
 * Changes the lead of a code and tells its receiver anew. A cancellation always counts. Of other changes none that is older than the last one
 * does, so that journals may be replayed; of two of the same millisecond the one that was journalled later does. Clocks of two services
 * may be minutes apart.
 */
export async function changeCallback(db: Queryable, change: CallbackChange): Promise<void> {
  const { codeDigest, at } = change;
  const isCancelled = 'cancelled' in change;
  await db.query(
    `with changed as (
       update lead set changed_at = $2::timestamptz,
         wished_at = case when $3 then wished_at else $4::timestamptz end,
         cancelled_at = case when $3 then $2::timestamptz end
       where code_digest = $1 and cancelled_at is null and received_at <= $2::timestamptz + interval '5 minutes'
         and ($3 or changed_at is null or changed_at <= $2)
       returning id
     )
     update outbox set state = 'waiting', attempts = 0, next_at = now() from changed where lead_id = changed.id`,
    [codeDigest, at, isCancelled, isCancelled ? null : change.wishedAt],
  );
}

/** Deletes what was booked with a code until `at`, and records that for journals that are replayed later. */
export function eraseCode(db: Database, codeDigest: string, at: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('insert into erasure (digest, erased_at) values ($1, $2) on conflict do nothing', [codeDigest, at]);
    await tx.query('delete from lead where code_digest = $1 and received_at <= $2', [codeDigest, at]);
  });
}
