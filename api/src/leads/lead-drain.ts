import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { SqlError } from '../database/sql-error';
import type { Failpoint } from '../failpoint';
import type { Cursor, Journal } from '../journal/journal';
import { type Booked, type BookedRecord, isBooked, type LeadRecord } from './lead';
import type { LeadVault } from './lead-vault';
import { supportTable } from '../support/support-columns';
import { storeSupportRequests } from '../support/support.repository';
import { eraseNumber } from './booked.repository';
import { changeCallback, eraseCode } from './callbacks.repository';
import { leadTable } from './lead-columns';
import { storeLeads } from './leads.repository';
import { sealBatch } from './sealing.repository';

export type DrainParts = {
  database: Database;
  journal: Journal;
  log: FastifyBaseLogger;
  failpoint: Failpoint;
  forward: boolean;
  vault: LeadVault;
  /** Stores what the database rejects permanently, so that no retry can succeed. */
  storeRejected: (booked: Booked) => Promise<void>;
};

type Insert<Kept> = (kept: readonly Kept[]) => Promise<unknown>;

const maxBatch = 200;
const firstPauseMs = 200;
const maxPauseMs = 10_000;

/** Copies journalled leads into the database, in order and with retries; inserts are idempotent by key. */
export class LeadDrain {
  private readonly stopping = new AbortController();
  private cursor: Cursor;
  /** Incremented by every rewrite of the journal, which moves the records. */
  private generation = 0;
  private running: Promise<void> | undefined;
  private pending = false;
  private mayRun = false;
  private waiters: (() => void)[] = [];

  constructor(private readonly parts: DrainParts) {
    this.cursor = parts.journal.start;
  }

  /** After the last record that is in the database. */
  get position(): Cursor {
    return this.cursor;
  }

  /** Starts once the database is migrated. */
  begin(): void {
    this.mayRun = true;
    this.wake();
  }

  wake(): void {
    this.pending = true;
    if (!this.mayRun) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.pending && !this.stopping.signal.aborted) this.wake();
    });
  }

  /** Resolves when all records journalled so far are in the database. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      this.waiters.push(resolve);
      this.wake();
    });
  }

  /** Starts over from the oldest record, after the journal was rewritten. */
  restart(): void {
    this.cursor = this.parts.journal.start;
    this.generation++;
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (this.pending && !this.stopping.signal.aborted) {
      try {
        // Reset before the work, so that a wake-up meanwhile is not lost.
        this.pending = false;
        if (await this.drainBatch()) this.pending = true;
        pauseMs = firstPauseMs;
      } catch (error) {
        this.pending = true;
        this.parts.log.warn({ err: error }, 'journalled leads wait for the database');
        await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      }
    }
  }

  /** Returns whether there may be more. */
  private async drainBatch(): Promise<boolean> {
    const { journal, log, failpoint } = this.parts;
    const { generation } = this;
    const { records, damaged, next } = journal.read(this.cursor, maxBatch);
    if (damaged > 0)
      log.error(
        { damaged, segment: this.cursor.segment },
        'the lead journal has damaged lines; every other line is stored',
      );
    failpoint('drain.store');
    await this.apply(records as LeadRecord[]);
    failpoint('drain.stored');
    if (generation !== this.generation) return true;
    const moved = next.segment !== this.cursor.segment || next.offset !== this.cursor.offset;
    this.cursor = next;
    if (!moved) for (const done of this.waiters.splice(0)) done();
    return moved;
  }

  /** What was booked in batches, changes and erasures in order between them. */
  private async apply(records: readonly LeadRecord[]): Promise<void> {
    let batch: BookedRecord[] = [];
    for (const record of records) {
      if (isBooked(record)) batch.push(record);
      else {
        await this.storeBatch(batch);
        batch = [];
        await this.applyLater(record);
      }
    }
    await this.storeBatch(batch);
  }

  /** What became of something that was booked. */
  private applyLater(record: Exclude<LeadRecord, BookedRecord>): Promise<void> {
    const { database, vault } = this.parts;
    if (record.type === 'callback') return changeCallback(database, record);
    if (record.codeDigest) return eraseCode(database, record.codeDigest, record.at);
    const { phone = '', phoneMark = '' } = record;
    return eraseNumber(database, vault.erased({ phone, phoneMark }), record.at);
  }

  private async storeBatch(batch: readonly BookedRecord[]): Promise<void> {
    const { database, forward, vault } = this.parts;
    const leads = batch.flatMap((record) => (record.type === 'lead' ? [record.lead] : []));
    const requests = batch.flatMap((record) => (record.type === 'support' ? [record.request] : []));
    await this.store(await sealBatch(database, vault, leadTable, leads), (some) => storeLeads(database, some, forward));
    await this.store(await sealBatch(database, vault, supportTable, requests), (some) =>
      storeSupportRequests(database, some),
    );
  }

  /** All at once; where the database refuses one for what it holds, one by one. */
  private async store<Kept extends Booked>(kept: readonly Kept[], insert: Insert<Kept>): Promise<void> {
    if (kept.length === 0) return;
    try {
      await insert(kept);
    } catch (error) {
      if (!isDataError(error)) throw error;
      for (const one of kept) await this.storeSingly(one, insert);
    }
  }

  private async storeSingly<Kept extends Booked>(kept: Kept, insert: Insert<Kept>): Promise<void> {
    const { log, storeRejected } = this.parts;
    try {
      await insert([kept]);
    } catch (error) {
      if (!isDataError(error)) throw error;
      log.error({ err: error, lead: kept.id }, 'the database rejected a lead; it was written to leads-refused.log');
      await storeRejected(kept);
    }
  }
}

/** Class 22 and 23: a value that cannot be stored. Everything else (no table yet, no rights, no space) may pass. */
function isDataError(error: unknown): boolean {
  return error instanceof SqlError && /^2[23]/.test(error.code ?? '');
}
