import type { Database } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import type { LeadRecord } from './lead';
import type { LeadDrain } from './lead-drain';
import { deleteLeadsBefore } from './leads.repository';

export type CareParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  failpoint: Failpoint;
  /** Embedded databases lose what was not synced in a power cut, so that the newest segments stay as a second copy. */
  segmentsToKeep: number;
};

/** Deletes the journal's segments whose leads are safe in the database, and only those. */
export async function tidyJournal({ database, journal, drain, failpoint, segmentsToKeep }: CareParts): Promise<number> {
  if (segmentsToKeep === 0) await journal.roll();
  await drain.drained();
  const safe = drain.position;
  if (safe.segment - journal.start.segment <= segmentsToKeep) return 0;
  await database.sync();
  failpoint('journal.tidy');
  return journal.deleteBefore(safe, segmentsToKeep);
}

/**
 * Deletes all leads of a number that came until now, for a request under the privacy law. The wish is journalled first,
 * so that a crash at any point ends with the leads gone, and taken out of the journal when nothing is left to delete.
 */
export async function eraseEverywhere(parts: CareParts, phone: string, now: Date): Promise<number> {
  const { database, journal, drain, failpoint } = parts;
  const at = now.toISOString();
  await drain.drained();
  const stored = await database.query('select 1 from lead where phone = $1 and received_at <= $2', [phone, at]);
  const wish: LeadRecord = { type: 'erasure', phone, at };
  await journal.append(wish);
  failpoint('erasure.wished');
  await finishErasures(parts);
  return stored.length;
}

/** Ends what a wish began: the number leaves the journal, then the database's files, then the wish itself goes. */
export async function finishErasures(parts: CareParts): Promise<void> {
  const { database, journal, drain, failpoint } = parts;
  const wishes = readWishes(journal);
  if (wishes.length === 0) return;
  await drain.drained();
  const isErased = (record: LeadRecord) =>
    record.type === 'lead' &&
    wishes.some(({ phone, at }) => record.lead.phone === phone && record.lead.receivedAt <= at);
  await journal.rewrite((record) => !isErased(record as LeadRecord));
  drain.restart();
  failpoint('erasure.rewritten');
  await drain.drained();
  await database.script('vacuum lead');
  await database.sync();
  failpoint('erasure.synced');
  const isFinished = (record: LeadRecord) =>
    record.type === 'erasure' && wishes.some(({ phone, at }) => record.phone === phone && record.at === at);
  await journal.rewrite((record) => !isFinished(record as LeadRecord));
  drain.restart();
}

/** Deletes what is older than the law or the house allows, in the database and in the journal. */
export async function applyRetention({ database, journal, drain }: CareParts, before: Date): Promise<number> {
  const gone = await deleteLeadsBefore(database, before);
  const limit = before.toISOString();
  const isOld = (record: LeadRecord) => record.type === 'lead' && record.lead.receivedAt < limit;
  await journal.rewrite((record) => !isOld(record as LeadRecord));
  drain.restart();
  return gone;
}

function readWishes(journal: Journal): { phone: string; at: string }[] {
  const wishes: { phone: string; at: string }[] = [];
  let cursor = journal.start;
  for (;;) {
    const { records, next } = journal.read(cursor, 1_000);
    for (const record of records as LeadRecord[]) if (record.type === 'erasure') wishes.push(record);
    if (next.segment === cursor.segment && next.offset === cursor.offset) return wishes;
    cursor = next;
  }
}
