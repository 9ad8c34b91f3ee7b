import { type Database, DatabaseUnavailable } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import type { Lead, LeadRecord } from './lead';
import type { LeadDrain } from './lead-drain';
import { dayMs } from './lead-limits';
import { countOfPhone, storeLeads } from './leads.repository';

/** `kept` when the lead can no longer be lost; rejects when it could not be made safe. */
export type KeepLead = (lead: Lead) => Promise<'kept' | 'limited'>;

export type LeadStoreParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  /** Whether new leads go into the outbox. */
  forward: boolean;
  phonePerDay: number;
  failpoint: Failpoint;
};

/** A visitor waits no longer for a database server before the journal takes over, in milliseconds (faults.md F13). */
const longestWait = 250;
/** After a failure the server is left alone so long, in milliseconds, and leads go to the journal at once. */
const restMs = 2_000;
/** Leads that may wait for the server at a time; a flood goes to the journal (faults.md F26). */
const mostInFlight = 20;

/** Embedded: the journal is the safe place, as PGlite never syncs to disk; the database follows. */
export function keepInJournal({ journal, drain, failpoint }: LeadStoreParts): KeepLead {
  return async (lead) => {
    const record: LeadRecord = { type: 'lead', lead };
    await journal.append(record);
    failpoint('lead.acknowledge');
    drain.wake();
    return 'kept';
  };
}

/** With a database server: COMMIT is the safe place, and the journal stands in while the server does not answer. */
export function keepInDatabase(parts: LeadStoreParts): KeepLead {
  const keepAside = keepInJournal(parts);
  let inFlight = 0;
  let restsUntil = 0;
  return async (lead) => {
    if (inFlight >= mostInFlight || Date.now() < restsUntil) return keepAside(lead);
    inFlight++;
    try {
      return await withDeadline(storeWithinLimit(parts, lead), longestWait);
    } catch {
      restsUntil = Date.now() + restMs;
      return await keepAside(lead);
    } finally {
      inFlight--;
    }
  };
}

/** Other replicas count in their own memory, so the database counts for all of them. */
async function storeWithinLimit({ database, forward, phonePerDay, failpoint }: LeadStoreParts, lead: Lead) {
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
