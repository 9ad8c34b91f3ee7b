import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../database/postgres-database';
import { sealingSettings } from '../testing/lead-keys';
import { storedPhones } from '../testing/lead-clients';
import { type Place, newPlace, startService, stopService } from '../testing/service-process';

const name = '欧阳不可见';
const phone = '13912345678';
const requirement = '请打给不可见的欧阳';
const typed = 'typed-by-a-visitor';
const words = [name, phone, requirement, typed, JSON.stringify(name).slice(1, -1), encodeURIComponent(name)];

let place: Place;

beforeEach(async () => {
  place = await newPlace();
});

afterEach(() => place.leave());

async function leaveLead(env: Record<string, string>): Promise<string> {
  const service = await startService(place, { LOG_LEVEL: 'trace', ...env });
  const page = `http://127.0.0.1:8080/home/signUp?wd=${typed}`;
  const answer = await fetch(`${service.origin}/ajax/QuickRequirement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, phone, requirement, url: page, SourceUrl: page }),
  });
  expect(await answer.json()).toMatchObject({ isok: true });
  expect(await storedPhones({ ...place, env: { ...place.env, ...env } })).toEqual([phone]);
  await stopService(service);
  return service.output();
}

/** Files below the data folder that hold any of the words, and rows of the database server that do. */
async function whereFound(): Promise<string[]> {
  const files = readdirSync(place.dataDir, { recursive: true, encoding: 'utf8' });
  const holding = files.filter((file) => {
    const path = join(place.dataDir, file);
    if (!statSync(path).isFile()) return false;
    const bytes = readFileSync(path);
    return words.some((word) => bytes.includes(word));
  });
  return [...holding, ...(await rowsFound())];
}

async function rowsFound(): Promise<string[]> {
  const url = place.env['DATABASE_URL'];
  if (!url) return [];
  const database = openPostgres(url);
  const tables = ['lead', 'outbox', 'erasure', 'help_feedback'];
  const rows = await Promise.all(
    tables.map((table) => database.query<{ row: string }>(`select t::text as row from ${table} as t`)),
  );
  await database.close();
  return rows
    .flat()
    .filter(({ row }) => words.some((word) => row.includes(word)))
    .map(({ row }) => row);
}

test('F52: no byte of the data folder, no row and no log line tells who left a sealed lead', async () => {
  const webhook = { LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/hook' };
  const log = await leaveLead({ ...sealingSettings, ...webhook });

  expect(await whereFound()).toEqual([]);
  for (const word of words) expect(log).not.toContain(word);
});

test('a service without keys says that its leads are kept in clear', async () => {
  const log = await leaveLead({});

  expect(log).toContain('leads are kept in clear: LEADS_PUBLIC_KEY is not set');
  expect(await whereFound()).not.toEqual([]);
});
