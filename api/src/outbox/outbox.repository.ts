import type { Queryable } from '../database/database';
import { leadTable } from '../leads/lead-columns';
import type { LeadListing } from '../leads/leads.repository';

/** With the idempotency key, which tells a repeated delivery of a sealed lead. */
export type DueDelivery = { lead: Omit<LeadListing, 'delivery' | 'lastFailure'> & { key: string }; attempts: number };

export const maxAttempts = 10;
const firstDelaySeconds = 30;
const maxDelaySeconds = 3_600;
/** Lease time, after which the deliveries of a crashed worker are due again. */
const leaseSeconds = 60;

/** Claims due deliveries; other replicas do not see them until the lease ends. */
export async function takeDue(db: Queryable, limit: number): Promise<DueDelivery[]> {
  const facts = [...leadTable.listed, 'key', 'sealed'].map((key) => `'${key}', ${leadTable.selectOf(key)}`).join(', ');
  return db.query<DueDelivery>(
    `with due as (
       select lead_id from outbox where state = 'waiting' and next_at <= now()
       order by next_at limit $1 for update skip locked
     ), taken as (
       update outbox set attempts = attempts + 1, next_at = now() + make_interval(secs => ${leaseSeconds})
       from due where outbox.lead_id = due.lead_id returning outbox.lead_id, attempts
     )
     select attempts, jsonb_build_object(${facts}) as lead
     from taken join lead on id = lead_id order by received_at`,
    [limit],
  );
}

export async function markSent(db: Queryable, leadId: string): Promise<void> {
  await db.query(`update outbox set state = 'sent', last_failure = '' where lead_id = $1`, [leadId]);
}

/** Exponential backoff; after the last attempt the delivery is on the dead-letter list. */
export async function markFailed(db: Queryable, leadId: string, attempts: number, reason: string): Promise<void> {
  const delay = Math.min(firstDelaySeconds * 2 ** (attempts - 1), maxDelaySeconds);
  await db.query(
    `update outbox set last_failure = $2, state = $3, next_at = now() + make_interval(secs => $4) where lead_id = $1`,
    [leadId, reason, attempts >= maxAttempts ? 'dead' : 'waiting', delay],
  );
}

/** Puts the dead-letter list back into the queue and returns the number of deliveries. */
export async function retryDead(db: Queryable): Promise<number> {
  const sql = `update outbox set state = 'waiting', attempts = 0, next_at = now() where state = 'dead' returning lead_id`;
  return (await db.query(sql)).length;
}

/** Deliveries by state, for metrics. */
export async function countDeliveries(db: Queryable): Promise<{ state: string; count: number }[]> {
  return db.query('select state, count(*)::int as count from outbox group by state');
}
