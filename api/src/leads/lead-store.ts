import type { Database } from '../database/database';
import type { LimitedServer } from '../database/limited-server';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import { type BookedRecord, bookedIn } from './lead';
import type { LeadDrain } from './lead-drain';
import type { LeadLimitSettings } from './lead-limits';
import type { LeadNetwork } from './lead-networks';
import { storeRecord, tableOf } from './store-record';
import { awaitTurn, countNetworks, judgeBooked } from './shared-limits.repository';

/** What is to be stored, and whether this process already marks it. */
export type Draft = { record: (isMarked: boolean) => BookedRecord; marked: boolean };

/** `kept` once it is durable; rejects when it could not be stored. Networks are counted, never kept as they are. */
export type StoreBooked = (draft: Draft, networks: readonly LeadNetwork[]) => Promise<'kept' | 'limited'>;

export type LeadStoreParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  /** Whether new leads go into the outbox. */
  forward: boolean;
  limits: LeadLimitSettings;
  /** While it is left alone, leads go straight to the journal. */
  server: LimitedServer;
  failpoint: Failpoint;
};

/** Milliseconds to wait for a database server before the journal takes over (docs/faults.md F13). */
export const usualWait = 250;
/** Concurrent inserts; leads beyond that go to the journal (docs/faults.md F26). */
const maxInFlight = 20;

/** Embedded: a lead is durable once journalled, as PGlite never calls fsync; the database follows. */
export function storeInJournal({ journal, drain, failpoint }: LeadStoreParts): StoreBooked {
  return async ({ record, marked }) => {
    await journal.append(record(marked));
    failpoint('lead.acknowledge');
    drain.wake();
    return 'kept';
  };
}

/** With a database server: a lead is durable after COMMIT; the journal is the fallback while the server does not respond. */
export function storeInDatabase(parts: LeadStoreParts): StoreBooked {
  const toJournal = storeInJournal(parts);
  let inFlight = 0;
  return async (draft, networks) => {
    if (inFlight >= maxInFlight) return toJournal(draft, networks);
    inFlight++;
    try {
      return await parts.server.ask(() => storeWithinLimits(parts, draft, networks));
    } catch {
      return await toJournal(draft, networks);
    } finally {
      inFlight--;
    }
  };
}

/** What all replicas have stored counts, exactly: one lead of a number or network at a time. */
async function storeWithinLimits(
  { database, forward, limits, failpoint }: LeadStoreParts,
  { record, marked }: Draft,
  networks: readonly LeadNetwork[],
): Promise<'kept' | 'limited'> {
  const draft = record(marked);
  const booked = bookedIn(draft);
  const outcome = await database.transaction(async (tx) => {
    await awaitTurn(tx, booked, networks);
    const verdict = await judgeBooked(tx, tableOf(draft), booked, networks, limits);
    if (verdict === 'limited') return 'limited';
    const stored = await storeRecord(tx, verdict === 'marked' ? record(true) : draft, forward);
    if (stored > 0) await countNetworks(tx, networks, booked.receivedAt);
    return 'kept';
  });
  if (outcome === 'kept') failpoint('lead.acknowledge');
  return outcome;
}
