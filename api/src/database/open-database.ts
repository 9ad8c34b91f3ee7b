import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';
import { ReadReplica } from './read-replica';
import { RestartingDatabase } from './restarting-database';
import { tracedDatabase } from './traced-database';

const reservedConnections = 4;

export type DatabasePlace = { dataDir: string; databaseUrl: string | undefined };

/** The server of `DATABASE_URL`, else PGlite in the data folder. Lock the folder before (`lockFolder`). */
export function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Database {
  if (databaseUrl) return openServer(databaseUrl);
  // PGlite makes its own folder but not the one above it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return tracedDatabase(new RestartingDatabase(() => openPglite({ folder: pgliteFolder(dataDir) })));
}

function openServer(url: string, connections?: number): Database {
  return tracedDatabase(openPostgres(url, connections));
}

/**
 * Connections that no read uses, for leads and health checks. The embedded database has one connection for all; there
 * leads are acknowledged by the journal.
 */
export function openReserved({ databaseUrl }: DatabasePlace, database: Database): Database {
  return databaseUrl ? openServer(databaseUrl, reservedConnections) : database;
}

/** Where content is read: the replica of `DATABASE_READ_URL` while it is up to date, else the database itself. */
export function openReads({ databaseReadUrl }: { databaseReadUrl: string | undefined }, database: Database): Database {
  return databaseReadUrl ? new ReadReplica(database, openServer(databaseReadUrl)) : database;
}

/** The folder of the embedded database. */
export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/** The folder of lock, lead journal and control socket. */
export function serviceFolder(dataDir: string): string {
  return join(dataDir, 'api');
}
