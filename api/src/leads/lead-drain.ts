import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { SqlError } from '../database/sql-error';
import type { Failpoint } from '../failpoint';
import type { Cursor, Journal } from '../journal/journal';
import type { Lead, LeadRecord } from './lead';
import { eraseLeads, storeLeads } from './leads.repository';

export type DrainParts = {
  database: Database;
  journal: Journal;
  log: FastifyBaseLogger;
  failpoint: Failpoint;
  forward: boolean;
  /** Keeps a lead that the database refuses, which no later try will mend. */
  setAside: (lead: Lead) => Promise<void>;
};

const longestBatch = 200;
const firstPauseMs = 200;
const longestPauseMs = 10_000;

/** Carries journalled leads into the database, in order, as long as it takes; each arrives once by its key. */
export class LeadDrain {
  private readonly stopping = new AbortController();
  private cursor: Cursor;
  /** Raised by every rewriting of the journal, which moves the records. */
  private edition = 0;
  private running: Promise<void> | undefined;
  private wanted = false;
  private mayRun = false;
  private waiters: (() => void)[] = [];

  constructor(private readonly parts: DrainParts) {
    this.cursor = parts.journal.start;
  }

  /** Behind the last record that the database holds. */
  get position(): Cursor {
    return this.cursor;
  }

  /** Nothing is carried before the database has its schema. */
  begin(): void {
    this.mayRun = true;
    this.wake();
  }

  wake(): void {
    this.wanted = true;
    if (!this.mayRun) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.wanted && !this.stopping.signal.aborted) this.wake();
    });
  }

  /** Resolves when everything journalled until now is in the database. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      this.waiters.push(resolve);
      this.wake();
    });
  }

  /** Begins again from the oldest record, after the journal was rewritten. */
  restart(): void {
    this.cursor = this.parts.journal.start;
    this.edition++;
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (this.wanted && !this.stopping.signal.aborted) {
      try {
        // Lowered before the work, so that a call that comes meanwhile is not forgotten.
        this.wanted = false;
        if (await this.carryBatch()) this.wanted = true;
        pauseMs = firstPauseMs;
      } catch (error) {
        this.wanted = true;
        this.parts.log.warn({ err: error }, 'journalled leads wait for the database');
        await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  }

  /** Whether there may be more. */
  private async carryBatch(): Promise<boolean> {
    const { journal, log, failpoint } = this.parts;
    const { edition } = this;
    const { records, damaged, next } = journal.read(this.cursor, longestBatch);
    if (damaged > 0) log.error({ damaged, segment: this.cursor.segment }, 'the lead journal holds damaged lines');
    failpoint('drain.store');
    await this.apply(records as LeadRecord[]);
    failpoint('drain.stored');
    if (edition !== this.edition) return true;
    const moved = next.segment !== this.cursor.segment || next.offset !== this.cursor.offset;
    this.cursor = next;
    if (!moved) for (const done of this.waiters.splice(0)) done();
    return moved;
  }

  /** Leads in batches, erasures in between in their order. */
  private async apply(records: readonly LeadRecord[]): Promise<void> {
    let batch: Lead[] = [];
    for (const record of records) {
      if (record.type === 'lead') batch.push(record.lead);
      else {
        await this.storeBatch(batch);
        batch = [];
        await eraseLeads(this.parts.database, record.phone, record.at);
      }
    }
    await this.storeBatch(batch);
  }

  private async storeBatch(batch: readonly Lead[]): Promise<void> {
    if (batch.length === 0) return;
    const { database, forward } = this.parts;
    try {
      await storeLeads(database, batch, forward);
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error;
      for (const lead of batch) await this.storeSingly(lead);
    }
  }

  private async storeSingly(lead: Lead): Promise<void> {
    const { database, forward, log, setAside } = this.parts;
    try {
      await storeLeads(database, [lead], forward);
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error;
      log.error({ err: error, lead: lead.id }, 'the database refuses a lead; it is set aside in leads-refused.log');
      await setAside(lead);
    }
  }
}

/** Class 22 and 23: a value that cannot be stored. Everything else (no table yet, no rights, no space) may pass. */
function isFaultOfRecord(error: unknown): boolean {
  return error instanceof SqlError && /^2[23]/.test(error.code ?? '');
}
