import { type Database, type Queryable, onlyRow } from '../database/database';
import type { Lead } from './lead';

const columns =
  'id, key, form, name, phone, requirement, fromtype, committype, url, source_url, consent_at, flags, received_at';

/**
 * Stores leads that are not there yet, each once by its key, and leaves out those whose number was erased after they
 * came. `forward` puts new ones into the outbox.
 */
export async function storeLeads(db: Queryable, leads: readonly Lead[], forward: boolean): Promise<number> {
  const rows = leads.map(({ sourceUrl, consentAt, receivedAt, ...lead }) => ({
    ...lead,
    source_url: sourceUrl,
    consent_at: consentAt,
    received_at: receivedAt,
  }));
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
    [JSON.stringify(rows), forward],
  );
  return stored.length;
}

export async function isKnownKey(db: Queryable, key: string): Promise<boolean> {
  return (await db.query('select 1 from lead where key = $1', [key])).length > 0;
}

/** Number and time of every lead since a time, for the limits of a process that starts. */
export function readRecentPhones(db: Queryable, since: Date): Promise<{ phone: string; at: number }[]> {
  const sql = 'select phone, (extract(epoch from received_at) * 1000)::float8 as at from lead where received_at > $1';
  return db.query(sql, [since.toISOString()]);
}

/** How many leads of the same number came since a time, and whether this one is among the stored. */
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

/** Deletes what came from a number until `at`, and remembers the wish for journals that are replayed later. */
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

/** Deletes leads that came before a time (retention). */
export async function deleteLeadsBefore(db: Queryable, before: Date): Promise<number> {
  return (await db.query('delete from lead where received_at < $1 returning id', [before.toISOString()])).length;
}

export type LeadListing = Omit<Lead, 'key'> & { delivery: 'none' | 'waiting' | 'sent' | 'dead'; lastFailure: string };

/** Leads for the sales team, newest first. */
export function listLeads(db: Queryable, { since, limit }: { since: string; limit: number }): Promise<LeadListing[]> {
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return db.query<LeadListing>(
    `select id::text, form, name, phone, requirement, fromtype, committype, url, source_url as "sourceUrl",
       ${iso('consent_at')} as "consentAt", flags, ${iso('received_at')} as "receivedAt",
       coalesce(state, 'none') as delivery, coalesce(last_failure, '') as "lastFailure"
     from lead left join outbox on lead_id = id
     where received_at >= $1 order by received_at desc, id limit $2`,
    [since, limit],
  );
}
