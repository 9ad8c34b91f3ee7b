import type { Database } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import type { LeadRecord } from './lead';
import type { LeadDrain } from './lead-drain';
import { deleteLeadsBefore } from './leads.repository';

export type MaintenanceParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  failpoint: Failpoint;
  /** An embedded database loses unsynced writes in a power cut, so the newest segments are kept as a second copy. */
  segmentsToKeep: number;
};

/** Deletes journal segments whose leads are all durable in the database. */
export async function tidyJournal({
  database,
  journal,
  drain,
  failpoint,
  segmentsToKeep,
}: MaintenanceParts): Promise<number> {
  if (segmentsToKeep === 0) await journal.roll();
  await drain.drained();
  const safe = drain.position;
  if (safe.segment - journal.start.segment <= segmentsToKeep) return 0;
  await database.sync();
  failpoint('journal.tidy');
  return journal.deleteBefore(safe, segmentsToKeep);
}

/**
 * Deletes all leads of a phone number received until now, as the privacy law demands. The erasure is journalled first, so
 * that it completes after a crash at any point, and removed from the journal once done.
 */
export async function eraseEverywhere(parts: MaintenanceParts, phone: string, now: Date): Promise<number> {
  const { database, journal, drain, failpoint } = parts;
  const at = now.toISOString();
  await drain.drained();
  const stored = await database.query('select 1 from lead where phone = $1 and received_at <= $2', [phone, at]);
  const erasure: LeadRecord = { type: 'erasure', phone, at };
  await journal.append(erasure);
  failpoint('erasure.journalled');
  await finishErasures(parts);
  return stored.length;
}

/** Completes pending erasures: deletes the number from the journal, then from the database files, then the erasure. */
export async function finishErasures(parts: MaintenanceParts): Promise<void> {
  const { database, journal, drain, failpoint } = parts;
  const erasures = readErasures(journal);
  if (erasures.length === 0) return;
  await drain.drained();
  const isErased = (record: LeadRecord) =>
    record.type === 'lead' &&
    erasures.some(({ phone, at }) => record.lead.phone === phone && record.lead.receivedAt <= at);
  await journal.rewrite((record) => !isErased(record as LeadRecord));
  drain.restart();
  failpoint('erasure.rewritten');
  await drain.drained();
  await database.script('vacuum lead');
  await database.sync();
  failpoint('erasure.synced');
  const isFinished = (record: LeadRecord) =>
    record.type === 'erasure' && erasures.some(({ phone, at }) => record.phone === phone && record.at === at);
  await journal.rewrite((record) => !isFinished(record as LeadRecord));
  drain.restart();
}

/** Deletes leads older than the retention period, in the database and in the journal. */
export async function applyRetention({ database, journal, drain }: MaintenanceParts, before: Date): Promise<number> {
  const gone = await deleteLeadsBefore(database, before);
  const limit = before.toISOString();
  const isOld = (record: LeadRecord) => record.type === 'lead' && record.lead.receivedAt < limit;
  await journal.rewrite((record) => !isOld(record as LeadRecord));
  drain.restart();
  return gone;
}

function readErasures(journal: Journal): { phone: string; at: string }[] {
  const erasures: { phone: string; at: string }[] = [];
  let cursor = journal.start;
  for (;;) {
    const { records, next } = journal.read(cursor, 1_000);
    for (const record of records as LeadRecord[]) if (record.type === 'erasure') erasures.push(record);
    if (next.segment === cursor.segment && next.offset === cursor.offset) return erasures;
    cursor = next;
  }
}
