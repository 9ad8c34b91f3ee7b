import { join } from 'node:path';
import { inBackground } from '@site/shared/process/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { LimitedServer } from '../database/limited-server';
import type { Failpoint } from '../failpoint';
import { Journal } from '../journal/journal';
import {
  type MaintenanceParts,
  applyRetention,
  eraseEverywhere,
  finishErasures,
  sealEverywhere,
  tidyJournal,
} from './journal-maintenance';
import { type IntakeParts, LeadIntake } from './lead-intake';
import { CallbackCare } from './callback-care';
import { findBooking, isTakenCode, type StoredCallback } from './callbacks.repository';
import { bookedIn, type BookedRecord } from './lead';
import { LeadDrain } from './lead-drain';
import { type LeadLimitSettings, LeadLimits, dayMs } from './lead-limits';
import { storeInDatabase, storeInJournal } from './lead-store';
import { type LeadKeySettings, type LeadVault, openVault } from './lead-vault';
import { isKnownKey, readRecentNumbers } from './booked.repository';
import { writeRefused } from './refused-leads';
import { forgetNetworks, numberHasRoom } from './shared-limits.repository';
import type { BookedTableName } from './stored-table';
import { SupportIntake } from '../support/support-intake';

export type LeadSettings = IntakeParts['settings'] & {
  /** Whether commits survive a power cut: those of a PostgreSQL server do, PGlite's do not. */
  databaseIsDurable: boolean;
  /** Whether new leads go to the webhook. */
  forward: boolean;
  limits: LeadLimitSettings;
  /** Milliseconds to wait for a database server before the journal takes over. */
  maxWait: number;
  /** What leads are sealed with; without them they are kept in clear. */
  keys: LeadKeySettings;
  /** Bytes of one journal segment. */
  segmentBytes: number;
  /** Leads older than so many days are deleted; 0 keeps them. */
  retentionDays: number;
};

export type LeadServiceParts = {
  folder: string;
  database: Database;
  log: FastifyBaseLogger;
  failpoint: Failpoint;
  settings: LeadSettings;
  now: () => Date;
  report: IntakeParts['report'];
};

/** Newest segments that are kept although their leads are in the embedded database. */
const embeddedSegmentsToKeep = 8;
/** Milliseconds in which a code is answered, or that it cannot be now. */
const callbackWait = 5_000;
const maintenanceIntervalMs = 10 * 60_000;

/** What visitors book in a process, leads and support requests: intake, one journal, drain and maintenance. */
export class LeadService {
  private timer: NodeJS.Timeout | undefined;
  private retainedAt = 0;

  private constructor(
    readonly intake: LeadIntake,
    readonly support: SupportIntake,
    readonly callbacks: CallbackCare,
    readonly drain: LeadDrain,
    readonly maintenance: MaintenanceParts,
    private readonly limits: Record<BookedTableName, LeadLimits>,
    private readonly parts: LeadServiceParts,
  ) {}

  /** Opens the journal; leads are accepted from now on, before the database is migrated. */
  static async open(parts: LeadServiceParts): Promise<LeadService> {
    const { folder, database, log, failpoint, settings, now, report } = parts;
    const { forward, segmentBytes, databaseIsDurable } = settings;
    const vault = await openVault(settings.keys);
    const journal = await Journal.open(join(folder, 'leads'), { segmentBytes, failpoint });
    if (journal.torn)
      log.warn(
        journal.torn,
        'the end of the lead journal could not be read; it was set aside in this file, and every line before it is kept',
      );
    const storeRejected = writeRefused(folder);
    const drain = new LeadDrain({ database, journal, log, failpoint, forward, vault, storeRejected });
    const { limits: counted } = settings;
    const server = new LimitedServer(settings.maxWait);
    const storeParts = { database, journal, drain, forward, failpoint, limits: counted, server };
    const store = databaseIsDurable ? storeInDatabase(storeParts) : storeInJournal(storeParts);
    const networkMarkOf = (name: string) => vault.networkMarkOf(name);
    const limits = { lead: new LeadLimits(counted), support_request: new LeadLimits(counted) };
    const partsOf = (table: BookedTableName) => ({
      ...{ store, vault, settings, now, report, networkMarkOf, limits: limits[table] },
      isKnown: (key: string) => isKnownKey(database, table, key),
      // Alone, a process counts exactly itself, and the database is behind its journal.
      hasRoom: async (booked: BookedRecord) =>
        databaseIsDurable && (await server.ask(() => numberHasRoom(database, table, bookedIn(booked), counted))),
    });
    const findBookingHere = (key: string, codeDigest: string) => findBooking(database, key, codeDigest);
    const isTaken = (codeDigest: string, key: string) => isTakenCode(database, codeDigest, key);
    const intake = new LeadIntake({ ...partsOf('lead'), findBooking: findBookingHere, isTaken, server });
    const support = new SupportIntake(partsOf('support_request'));
    const segmentsToKeep = databaseIsDurable ? 0 : embeddedSegmentsToKeep;
    const maintenance = { database, journal, drain, vault, failpoint, segmentsToKeep };
    const { dutyDays } = settings;
    const ended = ({ phone, phoneMark, receivedAt }: StoredCallback) =>
      limits.lead.giveBack(phoneMark || vault.markOf(phone) || phone, new Date(receivedAt).getTime());
    const callbacks = new CallbackCare({ maintenance, dutyDays, maxWait: callbackWait, now, ended });
    return new LeadService(intake, support, callbacks, drain, maintenance, limits, parts);
  }

  /** Replays the journal into the migrated database, completes interrupted erasures and schedules maintenance. */
  async start(): Promise<void> {
    const { now, log } = this.parts;
    this.drain.begin();
    await this.drain.drained();
    await finishErasures(this.maintenance);
    const sealed = await sealEverywhere(this.maintenance);
    if (sealed > 0) log.info({ count: sealed }, 'sealed leads that were kept in clear');
    await this.restoreLimits(new Date(now().getTime() - dayMs));
    const failed = 'maintenance of the lead journal failed';
    this.timer = setInterval(() => inBackground(log, this.maintain(), failed), maintenanceIntervalMs);
    this.timer.unref();
    await this.maintain().catch((error: unknown) => log.error({ err: error }, failed));
  }

  private async restoreLimits(since: Date): Promise<void> {
    for (const [table, limits] of Object.entries(this.limits)) {
      const recent = await readRecentNumbers(this.parts.database, table as BookedTableName, since);
      for (const { phone, phoneMark, at } of recent)
        limits.remember(phoneMark || this.vault.markOf(phone) || phone, at);
    }
  }

  /** What an operator should look at although leads are booked: damage of the journal. */
  warnings(): string[] {
    return this.maintenance.journal.warnings();
  }

  /** Whether new leads are sealed. */
  get vault(): LeadVault {
    return this.maintenance.vault;
  }

  /** Deletes the leads and support requests of a number and returns their count. */
  erase(phone: string): Promise<number> {
    return eraseEverywhere(this.maintenance, phone, this.parts.now());
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.drain.stop();
    await this.maintenance.journal.close();
  }

  private async maintain(): Promise<void> {
    const { settings, now } = this.parts;
    const at = now().getTime();
    // Daily, as it closes the current segment.
    if (settings.retentionDays > 0 && at - this.retainedAt >= dayMs) {
      this.retainedAt = at;
      await applyRetention(this.maintenance, new Date(at - settings.retentionDays * dayMs));
    }
    await forgetNetworks(this.parts.database, new Date(at - dayMs));
    await tidyJournal(this.maintenance);
  }
}
