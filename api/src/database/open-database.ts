import { join } from 'node:path';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';

export type DatabasePlace = { dataDir: string; databaseUrl: string | undefined };

/** The server of `DATABASE_URL`, else PGlite in the data folder, which then belongs to this process alone. */
export async function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const unlock = lockFolder(dataDir);
  const database = await openPglite({ folder: join(dataDir, 'pglite') });
  return {
    query: (sql, params) => database.query(sql, params),
    script: (sql) => database.script(sql),
    transaction: (run) => database.transaction(run),
    close: () => database.close().finally(unlock),
  };
}
