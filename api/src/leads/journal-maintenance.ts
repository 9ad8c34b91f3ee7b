import type { Database } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import { type BookedRecord, bookedIn, type Erasure, isBooked, isSealed, type KeptLead, type LeadRecord } from './lead';
import type { LeadDrain } from './lead-drain';
import type { LeadVault } from './lead-vault';
import { countOfNumber, deleteBookedBefore, vacuumBooked } from './booked.repository';
import { countForeignMarks, sealClearBooked } from './sealing.repository';
import { sealRecord } from './seal-record';

export type MaintenanceParts = {
  database: Database;
  journal: Journal;
  drain: LeadDrain;
  vault: LeadVault;
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
 * Deletes all leads and support requests of a phone number received until now, as the privacy law demands. The erasure is journalled first, so
 * that it completes after a crash at any point, and removed from the journal once done.
 * @throws {Error} where sealed leads were marked with another phone key: they could not be found
 */
export async function eraseEverywhere(parts: MaintenanceParts, phone: string, now: Date): Promise<number> {
  const { database, drain, vault } = parts;
  const at = now.toISOString();
  await requireOwnMarks(parts);
  await drain.drained();
  await sealEverywhere(parts);
  const number = vault.erased({ phone });
  const count = await countOfNumber(database, number, at);
  await eraseJournalled(parts, { type: 'erasure', ...number, at });
  return count;
}

/** Deletes the lead of a code as that of a number is deleted: journalled first, and completed after a crash at any point. */
export function eraseCallback(parts: MaintenanceParts, codeDigest: string, now: Date): Promise<void> {
  return eraseJournalled(parts, { type: 'erasure', codeDigest, at: now.toISOString() });
}

async function eraseJournalled(parts: MaintenanceParts, erasure: Erasure): Promise<void> {
  await parts.journal.append(erasure);
  parts.failpoint('erasure.journalled');
  await finishErasures(parts);
}

/** Without it a deletion would say that nothing was there. @throws {Error} one sentence for operators */
export async function requireOwnMarks({
  database,
  vault,
}: Pick<MaintenanceParts, 'database' | 'vault'>): Promise<void> {
  const foreign = await countForeignMarks(database, vault.keyId);
  if (foreign > 0)
    throw new Error(
      `${foreign} sealed leads are marked with another LEADS_PHONE_KEY and would not be found; set that key and delete again.`,
    );
}

/** Completes pending erasures: deletes the number from the journal, then from the database files, then the erasure. */
export async function finishErasures(parts: MaintenanceParts): Promise<void> {
  const { database, journal, drain, vault, failpoint } = parts;
  const erasures = readErasures(journal);
  if (erasures.length === 0) return;
  await drain.drained();
  const isErased = (record: LeadRecord) => erasures.some((erasure) => isErasedBy(vault, record, erasure));
  await journal.rewrite((record) => (isErased(record as LeadRecord) ? undefined : record));
  journal.forgetSetAside(({ text }) => erasures.some((erasure) => vault.isNamedIn(text, erasure)));
  drain.restart();
  failpoint('erasure.rewritten');
  await drain.drained();
  await vacuumBooked(database);
  await database.sync();
  failpoint('erasure.synced');
  const done = new Set(erasures.map((erasure) => JSON.stringify(erasure)));
  await journal.rewrite((record) => (done.has(JSON.stringify(record)) ? undefined : record));
  drain.restart();
}

function isErasedBy(vault: LeadVault, record: LeadRecord, erasure: Erasure): boolean {
  const { codeDigest, at } = erasure;
  if (record.type === 'callback') return record.codeDigest === codeDigest && record.at <= at;
  if (!isBooked(record)) return false;
  const booked = bookedIn(record);
  if (booked.receivedAt > at) return false;
  return codeDigest ? (booked as Partial<KeptLead>).codeDigest === codeDigest : vault.isOf(booked, erasure);
}

/** Seals what was kept in clear before leads were sealed, in the database and in the journal. Returns how many rows. */
export async function sealEverywhere({ database, journal, drain, vault }: MaintenanceParts): Promise<number> {
  if (!vault.seals) return 0;
  const sealed = await sealClearBooked(database, vault);
  const isClear = (record: LeadRecord): record is BookedRecord => isBooked(record) && !isSealed(bookedIn(record));
  if (some(journal.everyRecord() as Generator<LeadRecord>, isClear)) {
    await journal.rewrite((record) =>
      isClear(record as LeadRecord) ? sealRecord(vault, record as BookedRecord) : record,
    );
    drain.restart();
  }
  if (sealed > 0) await database.sync();
  return sealed;
}

/** Deletes leads and support requests older than the retention period, in the database and in the journal. */
export async function applyRetention({ database, journal, drain }: MaintenanceParts, before: Date): Promise<number> {
  const gone = await deleteBookedBefore(database, before);
  const limit = before.toISOString();
  const isOld = (record: LeadRecord) => {
    if (record.type === 'erasure') return false;
    return (record.type === 'callback' ? record.at : bookedIn(record).receivedAt) < limit;
  };
  await journal.rewrite((record) => (isOld(record as LeadRecord) ? undefined : record));
  journal.forgetSetAside(({ at }) => at < before);
  drain.restart();
  return gone;
}

function readErasures(journal: Journal): Erasure[] {
  const records = [...(journal.everyRecord() as Generator<LeadRecord>)];
  return records.filter((record) => record.type === 'erasure');
}

function some(records: Generator<LeadRecord>, holds: (record: LeadRecord) => boolean): boolean {
  for (const record of records) if (holds(record)) return true;
  return false;
}
