import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { pgliteFolder, serviceFolder } from '../database/open-database';
import { openPglite } from '../database/pglite-database';
import { restoreServer } from '../database/pg-dump';
import { closeFiles } from '../database/private-files';
import type { DataCopy } from './copy-data';

type Laid = { copy: string; kind: DataCopy['database']; config: Pick<Config, 'dataDir' | 'databaseUrl'> };

/**
 * Makes a data folder of a copy (`copy-data.ts`): the database is opened once, so that a copy which no database can be made
 * of is refused here. Of a server it fills the empty one at `DATABASE_URL`.
 * @throws {Error} one sentence for operators
 */
export async function layData({ copy, kind, config }: Laid): Promise<void> {
  const { dataDir, databaseUrl } = config;
  requireSameKind(kind, databaseUrl);
  const dump = join(copy, 'database.dump');
  if (databaseUrl) await restoreServer(databaseUrl, dump);
  else await layPglite(pgliteFolder(dataDir), dump);
  layJournal(join(copy, 'journal'), serviceFolder(dataDir));
}

function requireSameKind(kind: DataCopy['database'], databaseUrl: string | undefined): void {
  if (kind === 'postgresql' && !databaseUrl)
    throw new Error(
      'The backup holds the database of a PostgreSQL server. Set DATABASE_URL to an empty PostgreSQL database and restore again.',
    );
  if (kind === 'pglite' && databaseUrl)
    throw new Error('The backup holds an embedded database, which no server takes; restore it without DATABASE_URL.');
}

async function layPglite(folder: string, image: string): Promise<void> {
  const database = await openPglite({ folder, image });
  await database.sync();
  await database.close();
  closeFiles(folder);
}

function layJournal(copy: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const refused = join(copy, 'leads-refused.log');
  if (existsSync(refused)) renameSync(refused, join(folder, 'leads-refused.log'));
  renameSync(copy, join(folder, 'leads'));
}
