import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { migrate } from '../database/migrations';
import { openPglite } from '../database/pglite-database';
import { openPostgres } from '../database/postgres-database';
import { testDatabaseUrl, testTemplate } from './config';
import { databaseImage } from './database-image';

/** A new migrated database: PGlite in memory, or on the PostgreSQL server under test. */
export async function openTestDatabase(): Promise<Database> {
  if (testDatabaseUrl) return openFresh(testDatabaseUrl);
  return openPglite({ image: await databaseImage() });
}

async function openFresh(serverUrl: string): Promise<Database> {
  const { url, drop } = await createDatabase(serverUrl, testTemplate);
  const database = openPostgres(url);
  if (!testTemplate) await migrate(database);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** Makes a migrated database that others are copied from; nobody may be connected to it meanwhile. */
export async function createTemplate(serverUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const { url, drop } = await createDatabase(serverUrl);
  const database = openPostgres(url);
  await migrate(database);
  await database.close();
  return { name: new URL(url).pathname.slice(1), drop };
}

/** A new database on a PostgreSQL server: empty, or a copy of another one. */
export async function createDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = openPostgres(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.script(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = async () => {
    await server.script(`drop database ${name} with (force)`);
    await server.close();
  };
  return { url: url.href, drop };
}
