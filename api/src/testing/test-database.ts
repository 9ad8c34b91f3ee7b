import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { migrate } from '../database/migrations';
import { openPglite } from '../database/pglite-database';
import { openPostgres } from '../database/postgres-database';
import { testDatabaseUrl } from './config';
import { databaseImage } from './database-image';

/** A new migrated database: PGlite in memory, or on the PostgreSQL server under test. */
export async function openTestDatabase(): Promise<Database> {
  if (testDatabaseUrl) return openFresh(testDatabaseUrl);
  return openPglite({ image: await databaseImage() });
}

async function openFresh(serverUrl: string): Promise<Database> {
  const { url, drop } = await createDatabase(serverUrl);
  const database = openPostgres(url);
  await migrate(database);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** A new, empty database on a PostgreSQL server. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = openPostgres(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.script(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = async () => {
    await server.script(`drop database ${name} with (force)`);
    await server.close();
  };
  return { url: url.href, drop };
}
