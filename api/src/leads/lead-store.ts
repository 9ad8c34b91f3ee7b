import { type Database, DatabaseUnavailable } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import type { KeptLead, LeadRecord } from './lead';
import type { LeadDrain } from './lead-drain';
import { dayMs } from './lead-limits';
import { countOfPhone, storeLeads } from './leads.repository';

/** `kept` once the lead is durable; rejects when it could not be stored. */
export type StoreLead = (lead: KeptLead) => Promise<'kept' | 'limited'>;

export type LeadStoreParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  /** Whether new leads go into the outbox. */
  forward: boolean;
  phonePerDay: number;
  failpoint: Failpoint;
};

/** Milliseconds to wait for a database server before the journal takes over (docs/faults.md F13). */
const maxWait = 250;
/** Milliseconds after a failure in which the server is not tried and leads go straight to the journal. */
const retryAfterMs = 2_000;
/** Concurrent inserts; leads beyond that go to the journal (docs/faults.md F26). */
const maxInFlight = 20;

/** Embedded: a lead is durable once journalled, as PGlite never calls fsync; the database follows. */
export function storeInJournal({ journal, drain, failpoint }: LeadStoreParts): StoreLead {
  return async (lead) => {
    const record: LeadRecord = { type: 'lead', lead };
    await journal.append(record);
    failpoint('lead.acknowledge');
    drain.wake();
    return 'kept';
  };
}

/** With a database server: a lead is durable after COMMIT; the journal is the fallback while the server does not respond. */
export function storeInDatabase(parts: LeadStoreParts): StoreLead {
  const toJournal = storeInJournal(parts);
  let inFlight = 0;
  let retryAt = 0;
  return async (lead) => {
    if (inFlight >= maxInFlight || Date.now() < retryAt) return toJournal(lead);
    inFlight++;
    try {
      return await withDeadline(storeWithinLimit(parts, lead), maxWait);
    } catch {
      retryAt = Date.now() + retryAfterMs;
      return await toJournal(lead);
    } finally {
      inFlight--;
    }
  };
}

/** Limits in memory are per replica, so the database checks the total over all replicas. */
async function storeWithinLimit({ database, forward, phonePerDay, failpoint }: LeadStoreParts, lead: KeptLead) {
  const since = new Date(Date.parse(lead.receivedAt) - dayMs);
  const { count, known } = await countOfPhone(database, lead, since);
  if (!known && count >= phonePerDay) return 'limited';
  await storeLeads(database, [lead], forward);
  failpoint('lead.acknowledge');
  return 'kept';
}

async function withDeadline<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
