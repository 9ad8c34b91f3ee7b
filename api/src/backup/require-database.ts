import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { type DatabasePlace, pgliteFolder } from '../database/open-database';

/**
 * Opening makes a database where there is none, and its copy would pass for that of a site.
 * @throws {Error} one sentence for operators
 */
export function requireDatabase({ dataDir, databaseUrl }: DatabasePlace): void {
  const folder = pgliteFolder(dataDir);
  if (databaseUrl || existsSync(join(folder, 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${folder}, DATABASE_URL is not set, and no service of ${dataDir} runs here: set DATABASE_URL as the site has it, or DATA_DIR to its folder.`,
  );
}

/**
 * How many leads the database has.
 * @throws {Error} one sentence, for a database of something else or an empty one
 */
export async function countLeads(database: Database, { dataDir, databaseUrl }: DatabasePlace): Promise<number> {
  const [found] = await database.query<{ isThere: boolean }>(`select to_regclass('lead') is not null as "isThere"`);
  const place = databaseUrl ? 'at DATABASE_URL' : `in ${pgliteFolder(dataDir)}`;
  if (!found?.isThere)
    throw new Error(`The database ${place} has no leads table: it is empty or belongs to another program.`);
  const [counted] = await database.query<{ leads: number }>('select count(*)::int as leads from lead');
  return counted?.leads ?? 0;
}
