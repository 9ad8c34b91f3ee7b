import { type Database, type Queryable, onlyRow } from '../database/database';
import type { Lead } from './lead';
import { listedKeys, rowOf, selectOf, storedColumns } from './lead-columns';

const columns = storedColumns.join(', ');

/**
 * Inserts leads, idempotently by key, and skips those whose number was erased after they were received.
 * `forward` puts new ones into the outbox.
 */
export async function storeLeads(db: Queryable, leads: readonly Lead[], forward: boolean): Promise<number> {
  const stored = await db.query(
    `with stored as (
       insert into lead (${columns})
       select ${columns} from jsonb_populate_recordset(null::lead, $1::jsonb) as fresh
       where not exists (
         select 1 from erasure where digest = phone_digest(fresh.phone) and erased_at >= fresh.received_at
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

/** Phone number and time of leads since a time, to restore the limits at startup. */
export function readRecentPhones(db: Queryable, since: Date): Promise<{ phone: string; at: number }[]> {
  const sql = 'select phone, (extract(epoch from received_at) * 1000)::float8 as at from lead where received_at > $1';
  return db.query(sql, [since.toISOString()]);
}

/** The number of leads with the same phone number since a time, and whether this one is stored. */
export async function countOfPhone(
  db: Queryable,
  { phone, key }: Lead,
  since: Date,
): Promise<{ count: number; known: boolean }> {
  const rows = await db.query<{ count: number; known: boolean }>(
    `select (select count(*)::int from lead where phone = $1 and received_at > $2) as count,
       exists (select 1 from lead where key = $3) as known`,
    [phone, since.toISOString(), key],
  );
  return onlyRow(rows);
}

/** Deletes leads of a phone number until `at`, and records the erasure for journals that are replayed later. */
export function eraseLeads(db: Database, phone: string, at: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('insert into erasure (digest, erased_at) values (phone_digest($1), $2) on conflict do nothing', [
      phone,
      at,
    ]);
    const gone = await tx.query('delete from lead where phone = $1 and received_at <= $2 returning id', [phone, at]);
    return gone.length;
  });
}

/** Deletes leads received before a time (retention). */
export async function deleteLeadsBefore(db: Queryable, before: Date): Promise<number> {
  return (await db.query('delete from lead where received_at < $1 returning id', [before.toISOString()])).length;
}

export type LeadListing = Omit<Lead, 'key'> & { delivery: 'none' | 'waiting' | 'sent' | 'dead'; lastFailure: string };

/** Leads for the sales team, newest first. */
export function listLeads(db: Queryable, { since, limit }: { since: string; limit: number }): Promise<LeadListing[]> {
  const facts = listedKeys.map((key) => `${selectOf(key)} as "${key}"`).join(', ');
  return db.query<LeadListing>(
    `select ${facts}, coalesce(state, 'none') as delivery, coalesce(last_failure, '') as "lastFailure"
     from lead left join outbox on lead_id = id
     where received_at >= $1 order by received_at desc, id limit $2`,
    [since, limit],
  );
}
