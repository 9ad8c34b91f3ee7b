import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { Failpoint } from '../failpoint';
import { Journal } from '../journal/journal';
import { type CareParts, applyRetention, eraseEverywhere, finishErasures, tidyJournal } from './journal-care';
import type { Lead } from './lead';
import { LeadDesk, type DeskParts } from './lead-desk';
import { LeadDrain } from './lead-drain';
import { type LeadLimitSettings, LeadLimits, dayMs } from './lead-limits';
import { keepInDatabase, keepInJournal } from './lead-store';
import { isKnownKey, readRecentPhones } from './leads.repository';

export type LeadSettings = DeskParts['settings'] & {
  /** Whether commits of the database survive a power cut by themselves: a PostgreSQL server's do, PGlite's do not. */
  databaseIsDurable: boolean;
  /** Whether new leads go to the webhook. */
  forward: boolean;
  limits: LeadLimitSettings;
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
  report: DeskParts['report'];
};

/** Newest segments that stay although their leads are in an embedded database. */
const embeddedSegmentsToKeep = 8;
const careEveryMs = 10 * 60_000;

/** Everything about leads that lives as long as the process. */
export class LeadService {
  private timer: NodeJS.Timeout | undefined;
  private retainedAt = 0;

  private constructor(
    readonly desk: LeadDesk,
    readonly drain: LeadDrain,
    readonly care: CareParts,
    private readonly limits: LeadLimits,
    private readonly parts: LeadServiceParts,
  ) {}

  /** Opens the journal; leads can be booked from now on, before the database has its schema. */
  static async open(parts: LeadServiceParts): Promise<LeadService> {
    const { folder, database, log, failpoint, settings, now, report } = parts;
    const { forward, segmentBytes, databaseIsDurable } = settings;
    const journal = await Journal.open(join(folder, 'leads'), { segmentBytes, failpoint });
    if (journal.tornBytes > 0) log.warn({ bytes: journal.tornBytes }, 'cut an unfinished line from the lead journal');
    const setAside = (lead: Lead) => appendDurably(join(folder, 'leads-refused.log'), lead);
    const drain = new LeadDrain({ database, journal, log, failpoint, forward, setAside });
    const limits = new LeadLimits(settings.limits);
    const storeParts = { database, journal, drain, forward, failpoint, phonePerDay: settings.limits.phonePerDay };
    const keep = databaseIsDurable ? keepInDatabase(storeParts) : keepInJournal(storeParts);
    const isKnown = (key: string) => isKnownKey(database, key);
    const desk = new LeadDesk({ keep, limits, isKnown, settings, now, report });
    const segmentsToKeep = databaseIsDurable ? 0 : embeddedSegmentsToKeep;
    return new LeadService(desk, drain, { database, journal, drain, failpoint, segmentsToKeep }, limits, parts);
  }

  /** Replays the journal into the migrated database, ends what a crash interrupted and looks after both from then on. */
  async start(): Promise<void> {
    const { database, now, log } = this.parts;
    this.drain.begin();
    await this.drain.drained();
    await finishErasures(this.care);
    const since = new Date(now().getTime() - dayMs);
    for (const { phone, at } of await readRecentPhones(database, since)) this.limits.remember(phone, at);
    const careFor = () =>
      this.lookAfter().catch((error: unknown) => log.error({ err: error }, 'care of the lead journal failed'));
    this.timer = setInterval(careFor, careEveryMs);
    this.timer.unref();
    await careFor();
  }

  /** Deletes the leads of a number and answers how many there were. */
  erase(phone: string): Promise<number> {
    return eraseEverywhere(this.care, phone, this.parts.now());
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.drain.stop();
    await this.care.journal.close();
  }

  private async lookAfter(): Promise<void> {
    const { settings, now } = this.parts;
    const at = now().getTime();
    // Daily, as it ends the segment that is written to.
    if (settings.retentionDays > 0 && at - this.retainedAt >= dayMs) {
      this.retainedAt = at;
      await applyRetention(this.care, new Date(at - settings.retentionDays * dayMs));
    }
    await tidyJournal(this.care);
  }
}

async function appendDurably(path: string, record: object): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(`${JSON.stringify(record)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}
