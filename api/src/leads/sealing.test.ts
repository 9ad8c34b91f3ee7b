import type { LeadResponse } from '@site/shared/contract/leads';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import type { Database } from '../database/database';
import { testDatabaseUrl } from '../testing/config';
import { openSealed, sealingSettings } from '../testing/lead-keys';
import { openTestDatabase } from '../testing/test-database';
import { OutboxWorker } from '../outbox/outbox-worker';
import { type TestOptions, type TestService, startTestService } from '../testing/test-service';
import { LeadKeys } from './idempotency';
import { LeadVault } from './lead-vault';
import { listLeads } from './leads.repository';
import { holdsSealed, openLines, writeLines } from './sealed-export';

const keys = readConfig(sealingSettings).leadKeys;
const openedVault = new LeadVault(keys.phoneKey, undefined);
const clear = { publicKey: undefined, phoneKey: undefined };
const name = '欧阳不可见';
const requirement = '请打给不可见的欧阳';
const page = 'http://127.0.0.1:8080/home/signUp?wd=typed-by-a-visitor';

let database: Database;
const open: TestService[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
  await database.script('truncate lead, lead_network, outbox, erasure');
});

async function start(settings: TestOptions['settings'] = {}, folder?: string): Promise<TestService> {
  const options = { database, content: false, settings: { keys, ...settings }, ...(folder && { folder }) };
  const service = await startTestService(options);
  await service.leads.start();
  open.push(service);
  return service;
}

const phoneOf = (number: number) => String(13_800_138_000 + number);

async function send(service: TestService, number = 0, key = ''): Promise<boolean> {
  const body = { name, phone: phoneOf(number), requirement, url: page, SourceUrl: page };
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return ((await service.post('/ajax/QuickRequirement', body, headers)).body as LeadResponse).isok;
}

/** Every row that the database has of leads, as text. */
async function everyRow(service: TestService): Promise<string> {
  await service.leads.drain.drained();
  const tables = ['lead', 'outbox', 'erasure'];
  const rows = await Promise.all(tables.map((table) => database.query(`select t::text from ${table} as t`)));
  return JSON.stringify(rows);
}

function journalOf(service: TestService): string {
  const folder = join(service.folder, 'leads');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

const words = (number = 0) => [name, phoneOf(number), requirement, 'typed-by-a-visitor'];

function expectNoneIn(text: string, number = 0): void {
  for (const word of words(number)) expect(text).not.toContain(word);
}

async function opened(): Promise<object[]> {
  const listed = await listLeads(database, { since: '2000-01-01', limit: 100 });
  expect(holdsSealed(listed)).toBe(true);
  return openLines(writeLines(listed), await openSealed());
}

/** Each database in the mode that it is used in. */
const databaseIsDurable = Boolean(testDatabaseUrl);

describe(databaseIsDurable ? 'with a database server' : 'embedded', () => {
  test('a sealed lead is in journal, table and outbox without a word of the visitor, and opens elsewhere', async () => {
    const service = await start({ databaseIsDurable, forward: true });

    expect(await send(service)).toBe(true);
    expectNoneIn((await everyRow(service)) + journalOf(service) + service.logLines.join(''));
    expect(await opened()).toEqual([
      expect.objectContaining({ name, phone: phoneOf(0), requirement, url: page, sourceUrl: page, form: 'quick' }),
    ]);
  });

  test('no digest that can be made of a guessed form stands beside the box, and none stands after a deletion', async () => {
    const service = await start({ databaseIsDurable });
    await send(service, 1, 'sent-key');
    const guess = new LeadKeys().keyOf('quick', { name, phone: phoneOf(1), requirement }, 'sent-key', 0);
    const [digest] = await database.query<{ it: string }>('select phone_digest($1) as it', [phoneOf(1)]);
    const before = (await everyRow(service)) + journalOf(service);
    await service.leads.erase(phoneOf(1));
    const written = before + (await everyRow(service)) + journalOf(service);

    for (const guessed of [guess, digest?.it ?? '']) expect(written).not.toContain(guessed);
    expect(written).toContain(openedVault.markOf(phoneOf(1)));
  });

  test('F25, F26: a retry of a sealed lead is one lead, and a number books three times a day, also after a restart', async () => {
    const first = await start({ databaseIsDurable });
    for (const key of ['key-aaaa', 'key-bbbb', 'key-cccc', 'key-aaaa']) expect(await send(first, 0, key)).toBe(true);
    await first.leads.drain.drained();
    const second = await start({ databaseIsDurable });

    expect(await send(second, 0, 'key-aaaa')).toBe(true);
    expect(await send(second, 0, 'key-dddd')).toBe(false);
    expect(await send(second, 1, 'key-eeee')).toBe(true);
    await second.leads.drain.drained();
    expect(await opened()).toHaveLength(4);
  });

  test('deleting by number finds sealed leads, leaves no number behind, and a replay does not restore them', async () => {
    const service = await start({ databaseIsDurable });
    await send(service, 1);
    await send(service, 2);

    expect(await service.leads.erase(phoneOf(1))).toBe(1);
    expectNoneIn((await everyRow(service)) + journalOf(service), 1);
    service.leads.drain.restart();
    await service.leads.drain.drained();
    expect(await opened()).toEqual([expect.objectContaining({ phone: phoneOf(2) })]);
    expect(await send(service, 1, 'asked-again')).toBe(true);
    await service.leads.drain.drained();
    expect(await opened()).toHaveLength(2);
  });
});

test('leads that were kept in clear are sealed by the next start, each once, and their retries are recognised', async () => {
  const before = await start({ keys: clear, databaseIsDurable: false });
  for (const number of [1, 2]) await send(before, number, `same-key-${number}`);
  await before.leads.drain.drained();
  const { id } = (await listLeads(database, { since: '2000-01-01', limit: 1 }))[0] ?? { id: '' };
  const after = await start({ databaseIsDurable: false }, before.folder);

  for (const number of [1, 2]) expectNoneIn((await everyRow(after)) + journalOf(after), number);
  after.leads.drain.restart();
  expect(await send(after, 1, 'same-key-1')).toBe(true);
  await after.leads.drain.drained();
  const leads = await opened();
  expect(leads).toHaveLength(2);
  expect(leads).toContainEqual(expect.objectContaining({ id, name }));
});

test('a clear lead of a journal that comes later is sealed, unless its number was erased while it stood in clear', async () => {
  const before = await start({ keys: clear, databaseIsDurable: false });
  await send(before, 1);
  await send(before, 2);
  await before.leads.drain.drained();
  await before.leads.erase(phoneOf(1));
  const late = [1, 2].map((number) => ({
    ...{ id: `0193b3a0-0000-7000-8000-00000000000${number}`, key: `late-${number}`, form: 'quick', name, requirement },
    ...{
      phone: phoneOf(number),
      fromtype: 'pc-www',
      committype: 3,
      url: '',
      sourceUrl: '',
      consentAt: null,
      flags: [],
    },
    receivedAt: '2026-01-01T00:00:00.000Z',
  }));
  const after = await start({ databaseIsDurable: false });
  for (const lead of late) await after.leads.maintenance.journal.append({ type: 'lead', lead });
  after.leads.drain.wake();
  await after.leads.drain.drained();

  expect((await opened()).map((lead) => (lead as { phone: string }).phone)).toEqual([phoneOf(2), phoneOf(2)]);
  expectNoneIn(await everyRow(after), 2);
});

test('a deletion with another phone key, or without one, is refused rather than said to be done', async () => {
  const service = await start();
  await send(service, 1);
  await service.leads.drain.drained();
  const sentence =
    '1 sealed leads are marked with another LEADS_PHONE_KEY and would not be found; set that key and delete again.';

  for (const other of [clear, { ...keys, phoneKey: 'another-secret-0123456789-abcdefghijk' }]) {
    const wrong = await start({ keys: other });
    await expect(wrong.leads.erase(phoneOf(1))).rejects.toThrow(sentence);
  }
  expect(await service.leads.erase(phoneOf(1))).toBe(1);
});

test('sealed leads are deleted when they are old', async () => {
  const service = await start();
  await send(service, 1);
  await service.leads.drain.drained();
  await database.query(`update lead set received_at = now() - interval '40 days'`);
  await start({ retentionDays: 30 });

  expect(await database.query('select 1 from lead')).toEqual([]);
});

test.each(['json', 'wecom'] as const)(
  'a %s webhook learns of a sealed lead and nothing that is in it',
  async (preset) => {
    const service = await start({ forward: true });
    expect(await send(service)).toBe(true);
    await service.leads.drain.drained();
    const bodies: string[] = [];
    const receive: typeof fetch = async (_, init) => {
      bodies.push(String(init?.body));
      return new Response('{"errcode":0}');
    };
    const webhook = { url: 'http://receiver.test/hook', secret: 'a secret', preset };
    await new OutboxWorker({ database, webhook, log: service.app.log, send: receive }).sendDue();
    expect(bodies).toHaveLength(1);
    expectNoneIn(bodies.join(''));
    if (preset === 'json') {
      const opened = (await openSealed())(JSON.parse(bodies[0] ?? '').lead.sealed);
      expect(opened).toContain(name);
    }
  },
);
