import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { connectForCopy } from '../control/control-client';
import { migrate, migrationsFolder } from '../database/migrations';
import { openDatabase } from '../database/open-database';
import { testDatabaseUrl } from '../testing/config';
import { postLead, storedPhones, visitor } from '../testing/lead-clients';
import { sealingSettings } from '../testing/lead-keys';
import { newPlace, type Place, startService, stopService } from '../testing/service-process';
import { createDatabase } from '../testing/test-database';
import { layData } from './lay-data';

const settings = { ...sealingSettings, LEAD_ADDRESS_PER_MINUTE: '1000000', LEAD_ADDRESS_PER_DAY: '1000000' };
const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));

afterAll(() => rmSync(folder, { recursive: true }));

const configOf = ({ dataDir, env }: Place) => readConfig({ DATA_DIR: dataDir, ...env });

async function copyOf(place: Place, target: string) {
  const { commands, close } = await connectForCopy(configOf(place));
  try {
    return await commands.copyData(target);
  } finally {
    await close();
  }
}

/** A machine without data. */
async function emptyPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(folder, 'elsewhere-'));
  if (!testDatabaseUrl) return { dataDir, env: {}, leave: async () => undefined };
  const { url, drop } = await createDatabase(testDatabaseUrl);
  return { dataDir, env: { DATABASE_URL: url }, leave: drop };
}

/** Visitors who send leads one after the other until `stop`; those that were accepted, each with its time. */
function sendLeads(origin: string) {
  const accepted: { phone: string; at: number }[] = [];
  let isOver = false;
  let sent = 0;
  let tellEnough: () => void = () => undefined;
  const enough = new Promise<void>((done) => {
    tellEnough = done;
  });
  const sending = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const lead = visitor(sent++);
      if (await postLead(origin, lead)) accepted.push({ phone: lead.phone, at: Date.now() });
      if (accepted.length >= 20) tellEnough();
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(sending);
  };
  return { accepted, enough, stop };
}

test('R13.57 F68 a copy that is taken under traffic has every lead accepted before its moment, sealed, and gives each once', async () => {
  const [place, other] = [await newPlace(), await emptyPlace()];
  const service = await startService(place, settings);
  const { accepted, enough, stop } = sendLeads(service.origin);
  await enough;
  const target = join(folder, 'running');
  const { at, database } = await copyOf(place, target);
  service.child.kill('SIGKILL');
  await Promise.all([stop(), service.exited]);
  await layData({ copy: target, kind: database, config: configOf(other) });
  const restored = await startService(other, settings);
  const phones = await storedPhones(other);

  const before = accepted.filter((lead) => lead.at <= Date.parse(at)).map(({ phone }) => phone);
  expect(before.length).toBeGreaterThanOrEqual(20);
  expect(before.filter((phone) => !phones.includes(phone))).toEqual([]);
  expect(new Set(phones).size).toBe(phones.length);
  await stopService(restored);
  await Promise.all([place.leave(), other.leave()]);
});

test('a stopped service is copied too, and a copy of one kind of database is not laid as the other', async () => {
  const place = await newPlace();
  const service = await startService(place);
  await postLead(service.origin, visitor(1));
  await stopService(service);
  const target = join(folder, 'stopped');
  const { database, leads } = await copyOf(place, target);
  const otherKind = database === 'pglite' ? 'postgresql' : 'pglite';

  expect(leads).toBe(1);
  await expect(layData({ copy: target, kind: otherKind, config: configOf(place) })).rejects.toThrow(
    /^The backup holds (the database of a PostgreSQL server|an embedded database)/,
  );
  await expect(copyOf(place, target)).rejects.toThrow('EEXIST');
  await place.leave();
});

test('R13.57 a folder without a database is not copied, and none is made there', async () => {
  const dataDir = mkdtempSync(join(folder, 'without-'));
  mkdirSync(join(dataDir, 'api'));

  await expect(copyOf({ dataDir, env: {}, leave: async () => undefined }, join(folder, 'nothing'))).rejects.toThrow(
    `There is no database in ${dataDir}/pglite, DATABASE_URL is not set, and no service of ${dataDir} runs here`,
  );
  expect(
    [join(dataDir, 'pglite'), join(dataDir, 'api/process.lock'), join(folder, 'nothing')].filter(existsSync),
  ).toEqual([]);
});

test('R13.57 a copy before an upgrade has the tables as they were, and a database of no site is not copied', async () => {
  const place = await emptyPlace();
  const old = join(folder, 'old-migrations');
  for (const name of ['001-create-content.sql', '002-create-leads.sql'])
    cpSync(join(migrationsFolder, name), join(old, name));
  const database = openDatabase(configOf(place));
  await database.script('create table something ()');
  await database.close();
  await expect(copyOf(place, join(folder, 'of-no-site'))).rejects.toThrow('has no leads table');
  const ours = openDatabase(configOf(place));
  await migrate(ours, old);
  await ours.close();
  const target = join(folder, 'old');
  expect(await copyOf(place, target)).toMatchObject({ leads: 0 });

  const again = openDatabase(configOf(place));
  expect(await again.query('select name from migration order by name')).toHaveLength(2);
  await again.close();
  await place.leave();
});
