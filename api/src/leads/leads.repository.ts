import { type Database, type Queryable, onlyRow } from '../database/database';
import type { ErasedNumber, KeptLead, Lead } from './lead';
import { listedKeys, rowOf, selectOf, storedColumns } from './lead-columns';

const columns = storedColumns.join(', ');

/**
 * Inserts leads, idempotently by key, and skips those whose number was erased after they were received.
 * `forward` puts new ones into the outbox.
 */
export async function storeLeads(db: Queryable, leads: readonly KeptLead[], forward: boolean): Promise<number> {
  const stored = await db.query(
    `with stored as (
       insert into lead (${columns})
       select ${columns} from jsonb_populate_recordset(null::lead, $1::jsonb) as fresh
       where not exists (
         select 1 from erasure where erased_at >= fresh.received_at
         and digest = case when fresh.phone_mark = '' then phone_digest(fresh.phone) else fresh.phone_mark end
       )
       on conflict (key) do nothing returning id
     ), forwarded as (
       insert into outbox (lead_id) select id from stored where $2
     )
     select id from stored`,
    [JSON.stringify(leads.map(rowOf)), forward],
  );
  return stored.length;
}

export async function isKnownKey(db: Queryable, key: string): Promise<boolean> {
  return (await db.query('select 1 from lead where key = $1', [key])).length > 0;
}

export type RecentNumber = { phone: string; phoneMark: string; at: number };

/** Number and time of leads since a time, to restore the limits at startup. */
export function readRecentNumbers(db: Queryable, since: Date): Promise<RecentNumber[]> {
  const sql = `select phone, phone_mark as "phoneMark", (extract(epoch from received_at) * 1000)::float8 as at
    from lead where received_at > $1`;
  return db.query(sql, [since.toISOString()]);
}

const ofNumber = `(($1::text <> '' and phone = $1::text) or ($2::text <> '' and phone_mark = $2::text)) and received_at <= $3`;

/** How many leads of a number were received until `at`. */
export async function countOfNumber(db: Queryable, number: ErasedNumber, at: string): Promise<number> {
  const sql = `select count(*)::int as count from lead where ${ofNumber}`;
  return onlyRow(await db.query<{ count: number }>(sql, [number.phone, number.phoneMark, at])).count;
}

/** Deletes leads of a number until `at`, and records the erasure for journals that are replayed later. */
export function eraseLeads(db: Database, { phone, phoneMark }: ErasedNumber, at: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query(
      `insert into erasure (digest, erased_at)
       select digest, $3::timestamptz from (values
         (case when $1::text <> '' then phone_digest($1::text) end), (nullif($2::text, ''))
       ) as digests (digest) where digest is not null on conflict do nothing`,
      [phone, phoneMark, at],
    );
    return (await tx.query(`delete from lead where ${ofNumber} returning id`, [phone, phoneMark, at])).length;
  });
}

/** Deletes leads received before a time (retention). */
export async function deleteLeadsBefore(db: Queryable, before: Date): Promise<number> {
  return (await db.query('delete from lead where received_at < $1 returning id', [before.toISOString()])).length;
}

export type LeadListing = Omit<Lead, 'key'> & {
  /** The lead as a sealed box, whose fields are empty then. */
  sealed: string;
  delivery: 'none' | 'waiting' | 'sent' | 'dead';
  lastFailure: string;
};

/** Leads for the sales team, newest first. */
export function listLeads(db: Queryable, { since, limit }: { since: string; limit: number }): Promise<LeadListing[]> {
  const facts = listedKeys.map((key) => `${selectOf(key)} as "${key}"`).join(', ');
  return db.query<LeadListing>(
    `select ${facts}, sealed, coalesce(state, 'none') as delivery, coalesce(last_failure, '') as "lastFailure"
     from lead left join outbox on lead_id = id
     where received_at >= $1 order by received_at desc, id limit $2`,
    [since, limit],
  );
}
