import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { serviceFolder } from '../database/open-database';
import { Journal } from '../journal/journal';
import { countLeads } from './require-database';

export type DataCopy = {
  /** Leads and support requests that were acknowledged up to then are in the copy (ISO 8601). */
  at: string;
  database: 'pglite' | 'postgresql';
  /** Those that the database had when its copy began; the journal may have more. */
  leads: number;
};

/** Copies the data to a new folder: `database.dump`, and the journal with what the database refused in `journal`. */
export type CopyData = (target: string) => Promise<DataCopy>;

type Owned = { config: Pick<Config, 'dataDir' | 'databaseUrl'>; database: Database };

const refused = 'leads-refused.log';

/**
 * The data of a running service. The database is copied first: what it lacks is in the journal, from which nothing is
 * deleted meanwhile, and a start stores by unique key whatever is in both.
 */
export async function copyData(
  { config, database, journal }: Owned & { journal: Journal },
  target: string,
): Promise<DataCopy> {
  const leads = await countLeads(database, config);
  mkdirSync(target, { mode: 0o700 });
  const copies = join(target, 'journal');
  const began = new Date();
  const copied = await journal.copyTo(copies, () => database.dump(join(target, 'database.dump')));
  const kept = join(serviceFolder(config.dataDir), refused);
  if (existsSync(kept)) copyFileSync(kept, join(copies, refused));
  // A lead that a server takes is in no journal: of those that were booked while it was dumped, some are in neither.
  const at = config.databaseUrl ? began : copied;
  return { at: at.toISOString(), database: kindOf(config), leads };
}

/** The data of a service that is stopped: the caller has its folder locked. */
export async function copyStopped(owned: Owned, target: string): Promise<DataCopy> {
  const journal = await Journal.open(join(serviceFolder(owned.config.dataDir), 'leads'));
  try {
    return await copyData({ ...owned, journal }, target);
  } finally {
    await journal.close();
  }
}

function kindOf({ databaseUrl }: Owned['config']): DataCopy['database'] {
  return databaseUrl ? 'postgresql' : 'pglite';
}
