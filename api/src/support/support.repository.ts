import type { Queryable } from '../database/database';
import { notErased } from '../leads/booked.repository';
import { supportTable } from './support-columns';
import type { KeptSupportRequest, SupportCase } from './support-request';

const columns = supportTable.columns.join(', ');

/** Inserts requests, idempotently by key, and skips those whose number was erased after they were received. */
export async function storeSupportRequests(db: Queryable, requests: readonly KeptSupportRequest[]): Promise<number> {
  const stored = await db.query(
    `insert into support_request (${columns})
     select ${columns} from jsonb_populate_recordset(null::support_request, $1::jsonb) as fresh
     where ${notErased}
     on conflict (key) do nothing returning id`,
    [JSON.stringify(requests.map(supportTable.rowOf))],
  );
  return stored.length;
}

/** `sealed`: the request as a sealed box, whose fields are empty then. */
export type SupportListing = Omit<SupportCase, 'key'> & { sealed: string };

type Wanted = { since: string; limit: number };

/** Requests for whoever is on duty, newest first. */
export function listSupportRequests(db: Queryable, { since, limit }: Wanted): Promise<SupportListing[]> {
  return db.query<SupportListing>(
    `select ${supportTable.select()}, sealed from support_request
     where received_at >= $1 order by received_at desc, id limit $2`,
    [since, limit],
  );
}
