import type { Database } from '../database/database';
import type { Failpoint } from '../failpoint';
import type { Journal } from '../journal/journal';
import { type BookedRecord, bookedIn, isSealed, type LeadRecord } from './lead';
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
  const { database, journal, drain, vault, failpoint } = parts;
  const at = now.toISOString();
  await requireOwnMarks(parts);
  await drain.drained();
  await sealEverywhere(parts);
  const number = vault.erased({ phone });
  const count = await countOfNumber(database, number, at);
  const erasure: LeadRecord = { type: 'erasure', ...number, at };
  await journal.append(erasure);
  failpoint('erasure.journalled');
  await finishErasures(parts);
  return count;
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
  const isErased = (record: BookedRecord) => {
    const booked = bookedIn(record);
    return erasures.some((erasure) => booked.receivedAt <= erasure.at && vault.isOf(booked, erasure));
  };
  await journal.rewrite((record) => (isBooked(record) && isErased(record) ? undefined : record));
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

/** Seals what was kept in clear before leads were sealed, in the database and in the journal. Returns how many rows. */
export async function sealEverywhere({ database, journal, drain, vault }: MaintenanceParts): Promise<number> {
  if (!vault.seals) return 0;
  const sealed = await sealClearBooked(database, vault);
  const isClear = (record: unknown): record is BookedRecord => isBooked(record) && !isSealed(bookedIn(record));
  if (some(journal.everyRecord(), isClear)) {
    await journal.rewrite((record) => (isClear(record) ? sealRecord(vault, record) : record));
    drain.restart();
  }
  if (sealed > 0) await database.sync();
  return sealed;
}

/** Deletes leads and support requests older than the retention period, in the database and in the journal. */
export async function applyRetention({ database, journal, drain }: MaintenanceParts, before: Date): Promise<number> {
  const gone = await deleteBookedBefore(database, before);
  const limit = before.toISOString();
  const isOld = (record: unknown) => isBooked(record) && bookedIn(record).receivedAt < limit;
  await journal.rewrite((record) => (isOld(record) ? undefined : record));
  journal.forgetSetAside(({ at }) => at < before);
  drain.restart();
  return gone;
}

type Erasure = Extract<LeadRecord, { type: 'erasure' }>;

function readErasures(journal: Journal): Erasure[] {
  const records = [...(journal.everyRecord() as Generator<LeadRecord>)];
  return records.filter((record) => record.type === 'erasure');
}

/** Anything but an erasure. */
function isBooked(record: unknown): record is BookedRecord {
  return (record as LeadRecord).type !== 'erasure';
}

function some(records: Generator<unknown>, holds: (record: unknown) => boolean): boolean {
  for (const record of records) if (holds(record)) return true;
  return false;
}
