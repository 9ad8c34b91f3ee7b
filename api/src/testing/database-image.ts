import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../database/folder-lock';
import { migrate, migrationsFolder } from '../database/migrations';
import { openPglite } from '../database/pglite-database';

const cache = join(__dirname, '../../../.cache/pglite');

/** A PGlite dump with the current schema, created once and shared by all test files, as initdb takes seconds. */
export async function databaseImage(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const image = join(cache, `${schemaHash()}.tar`);
  while (!existsSync(image)) {
    const unlock = tryLock();
    if (unlock) await makeImage(image).finally(unlock);
    else await pause(200);
  }
  return image;
}

/** Hash of the migrations and the PGlite version. */
function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(__dirname, '../../package.json')));
  for (const name of readdirSync(migrationsFolder).sort()) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Test files run in parallel; one creates the image and the others wait. */
function tryLock(): (() => void) | undefined {
  try {
    return lockFolder(cache);
  } catch {
    return undefined;
  }
}

async function makeImage(image: string): Promise<void> {
  if (existsSync(image)) return;
  const database = await openPglite();
  await migrate(database);
  writeFileSync(`${image}.new`, await database.image());
  await database.close();
  renameSync(`${image}.new`, image);
}
