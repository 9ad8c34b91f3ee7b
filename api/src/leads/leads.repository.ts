import type { Queryable } from '../database/database';
import { codeNotErased } from './callbacks.repository';
import { notErased } from './booked.repository';
import type { KeptLead, Lead } from './lead';
import { leadTable } from './lead-columns';

const columns = leadTable.columns.join(', ');

/**
 * Inserts leads, idempotently by key, and skips those whose number or code was erased after they were received.
 * `forward` puts new ones into the outbox.
 */
export async function storeLeads(db: Queryable, leads: readonly KeptLead[], forward: boolean): Promise<number> {
  const stored = await db.query(
    `with stored as (
       insert into lead (${columns})
       select ${columns} from jsonb_populate_recordset(null::lead, $1::jsonb) as fresh
       where ${notErased} and ${codeNotErased}
       on conflict (key) do nothing returning id
     ), forwarded as (
       insert into outbox (lead_id) select id from stored where $2
     )
     select id from stored`,
    [JSON.stringify(leads.map(leadTable.rowOf)), forward],
  );
  return stored.length;
}

export type LeadListing = Omit<Lead, 'key' | 'codeDigest'> & {
  /** The lead as a sealed box, whose fields are empty then. */
  sealed: string;
  delivery: 'none' | 'waiting' | 'sent' | 'dead';
  lastFailure: string;
};

/** Leads for the sales team, newest first. */
export function listLeads(db: Queryable, { since, limit }: { since: string; limit: number }): Promise<LeadListing[]> {
  return db.query<LeadListing>(
    `select ${leadTable.select()}, sealed, coalesce(state, 'none') as delivery,
       coalesce(last_failure, '') as "lastFailure"
     from lead left join outbox on lead_id = id
     where received_at >= $1 order by received_at desc, id limit $2`,
    [since, limit],
  );
}
