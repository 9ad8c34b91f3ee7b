import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder } from '../api-folder';
import type { Database } from './database';

/** Arbitrary advisory lock id, the same in every process: only one migrates at a time. */
const migrationLock = 720_211_01;

export const migrationsFolder = join(apiFolder, 'migrations');

/** Applies pending migrations in one transaction and returns their file names. */
export async function migrate(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.script(
      'create table if not exists migration (name text primary key, applied_at timestamptz default now())',
    );
    const applied = new Set((await tx.query<{ name: string }>('select name from migration')).map((row) => row.name));
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      await tx.script(readFileSync(join(folder, name), 'utf8'));
      await tx.query('insert into migration (name) values ($1)', [name]);
    }
    return missing;
  });
}
