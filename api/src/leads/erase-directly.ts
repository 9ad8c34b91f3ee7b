import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { serviceFolder } from '../database/open-database';
import { noFailpoint } from '../failpoint';
import { Journal } from '../journal/journal';
import { eraseEverywhere, requireOwnMarks } from './journal-maintenance';
import { LeadDrain } from './lead-drain';
import { openVault } from './lead-vault';
import { countOfNumber, eraseNumber } from './booked.repository';
import { writeRefused } from './refused-leads';
import { sealClearBooked } from './sealing.repository';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'leadKeys' | 'webhook'>;

/** Deletes the leads of a number without a running service; returns their count. */
export function eraseDirectly(config: Place, database: Database, phone: string): Promise<number> {
  return config.databaseUrl ? eraseInDatabase(config, database, phone) : eraseStopped(config, database, phone);
}

/** Replicas drop what their journals still hold of the number when they deliver it. */
async function eraseInDatabase({ leadKeys }: Place, database: Database, phone: string): Promise<number> {
  const vault = await openVault(leadKeys);
  await requireOwnMarks({ database, vault });
  if (vault.seals) await sealClearBooked(database, vault);
  const at = new Date().toISOString();
  const number = vault.erased({ phone });
  const count = await countOfNumber(database, number, at);
  await eraseNumber(database, number, at);
  return count;
}

/** Of an embedded service that is stopped: the folder is locked, and the journal obeys too. */
async function eraseStopped(config: Place, database: Database, phone: string): Promise<number> {
  const folder = serviceFolder(config.dataDir);
  const vault = await openVault(config.leadKeys);
  const journal = await Journal.open(join(folder, 'leads'));
  const shared = { database, journal, vault, failpoint: noFailpoint };
  const log = pino({ level: 'silent' });
  const forward = config.webhook !== undefined;
  const drain = new LeadDrain({ ...shared, log, forward, storeRejected: writeRefused(folder) });
  drain.begin();
  try {
    return await eraseEverywhere({ ...shared, drain, segmentsToKeep: Number.MAX_SAFE_INTEGER }, phone, new Date());
  } finally {
    await drain.stop();
    await journal.close();
  }
}
