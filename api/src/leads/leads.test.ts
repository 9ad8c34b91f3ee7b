import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLeadLimits } from './lead-limits';
import { testDatabaseUrl } from '../testing/config';
import { database, start, send, stored, lead, keyed } from '../testing/lead-service';

/** The way of storing that is for the database the suite has. */
const modes = testDatabaseUrl ? ([['with a database server', true]] as const) : ([['embedded', false]] as const);

describe.each(modes)('%s', (_mode, databaseIsDurable) => {
  const settings = { databaseIsDurable };

  test('R3.10 R7.11 a lead is stored with every field of the specification', async () => {
    const service = await start({ settings });
    const answer = await send(
      service,
      {
        ...lead(),
        ...{ fromtype: 'pc-www', validatecode: '', IsSend: 0, committype: 3 },
        ...{ SourceUrl: 'https://www.baidu.com/s?wd=x', url: 'http://127.0.0.1:8080/home/signUp' },
      },
      {
        ...{ 'x-lead-form': 'quick', 'x-consent': '1;2020-11-20T09:30:00.000Z' },
        'x-lead-ask': encodeURIComponent('要机位图'),
      },
    );

    expect(answer).toEqual({ isok: true, msg: '提交成功！', Msg: '提交成功！', code: expect.any(String) });
    expect(await stored(service)).toEqual([
      expect.objectContaining({
        ...{ form: 'quick', ...lead(), fromtype: 'pc-www', committype: 3, flags: [], ask: '要机位图' },
        ...{ source_url: 'https://www.baidu.com/s?wd=x', url: 'http://127.0.0.1:8080/home/signUp' },
        consent_at: new Date('2020-11-20T09:30:00.000Z'),
      }),
    ]);
  });

  test('F25: twenty concurrent posts with one idempotency key make one lead and get the same response', async () => {
    const service = await start({ settings });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(service, lead(), keyed('one-key-for-all'))),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"isok":true,"msg":"提交成功！","Msg":"提交成功！"}']),
    );
    expect(await stored(service)).toHaveLength(1);
  });

  test('F25: a retry after a restart is deduplicated, even at the limit of its phone number', async () => {
    const first = await start({ settings });
    for (const key of ['key-aaaa', 'key-bbbb', 'key-cccc']) await send(first, lead(), keyed(key));
    await stored(first);
    const second = await start({ settings });

    expect((await send(second, lead(), keyed('key-aaaa'))).isok).toBe(true);
    expect((await send(second, lead(), keyed('key-dddd'))).isok).toBe(false);
    expect(await stored(second)).toHaveLength(3);
  });

  test('without a key two equal forms within ten minutes are one lead, later they are two', async () => {
    let now = Date.parse('2026-11-20T01:09:00Z');
    const service = await start({ settings, now: () => new Date(now) });
    await send(service, lead());
    now += 9 * 60_000;
    await send(service, lead());
    expect(await stored(service)).toHaveLength(1);
    now += 2 * 60_000;
    await send(service, lead());
    expect(await stored(service)).toHaveLength(2);
  });

  test('a corrected phone number under the same idempotency key is another lead', async () => {
    const service = await start({ settings });
    await send(service, lead(1), keyed('same-key'));
    await send(service, lead(2), keyed('same-key'));

    expect(await stored(service)).toHaveLength(2);
  });

  test('F26: a phone number books three times a day, and the message names the sales number', async () => {
    let now = Date.parse('2026-11-20T01:00:00Z');
    const service = await start({ settings, now: () => new Date(now) });
    for (const key of ['key-aaaa', 'key-bbbb', 'key-cccc'])
      expect((await send(service, lead(), keyed(key))).isok).toBe(true);

    expect(await send(service, lead(), keyed('key-dddd'))).toEqual({
      isok: false,
      msg: '提交过于频繁，请稍后再试，或拨打 400-000-0000',
      Msg: '提交过于频繁，请稍后再试，或拨打 400-000-0000',
    });
    now += 24 * 3_600_000 + 1;
    expect((await send(service, lead(), keyed('key-eeee'))).isok).toBe(true);
  });

  test('without a sales number a refusal is a whole sentence that names none', async () => {
    const service = await start({
      settings: { ...settings, phone: '', limits: { ...defaultLeadLimits, phonePerDay: 0 } },
    });

    expect((await send(service, lead())).msg).toBe('提交过于频繁，请稍后再试');
  });

  test('R10.8 F13: with the database down a lead is journalled, acknowledged, and stored later', async () => {
    const service = await start({ settings });
    database.isDown = true;
    const answers = [await send(service, lead(1)), await send(service, lead(2))];
    database.isDown = false;

    expect(answers.every(({ isok }) => isok)).toBe(true);
    expect(await stored(service)).toHaveLength(2);
  });

  test('F13, F14: when database and journal both fail the response is an error, and a retry succeeds', async () => {
    let isFull = true;
    const failpoint = (name: string) => {
      if (isFull && name === 'journal.write') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const service = await start({ settings, failpoint });
    database.isDown = true;
    const failed = await send(service, lead(), keyed('key-aaaa'));
    isFull = false;
    const second = await send(service, lead(), keyed('key-aaaa'));
    database.isDown = false;

    expect(failed).toMatchObject({ isok: false, msg: '提交失败，请稍后重试，或拨打 400-000-0000' });
    expect(second.isok).toBe(true);
    expect(await stored(service)).toHaveLength(1);
  });

  test('deleting by phone number removes leads and journal lines, and a replay does not restore them', async () => {
    const service = await start({ settings });
    await send(service, lead(1));
    await send(service, lead(2));
    await stored(service);

    expect(await service.leads.erase(lead(1).phone)).toBe(1);
    const journal = readdirSync(join(service.folder, 'leads')).map((name) =>
      readFileSync(join(service.folder, 'leads', name), 'utf8'),
    );
    expect(journal.join('')).not.toContain(lead(1).phone);
    service.leads.drain.restart();
    expect((await stored<{ phone: string }>(service)).map(({ phone }) => phone)).toEqual([lead(2).phone]);
  });

  test('a journal that another process replays later does not bring an erased number back', async () => {
    const service = await start({ settings });
    database.isDown = true;
    await send(service, lead(1));
    await expect(
      service.leads.maintenance.journal.append({ type: 'erasure', phone: lead(1).phone, at: new Date().toISOString() }),
    ).resolves.toBeUndefined();
    database.isDown = false;

    expect(await stored(service)).toHaveLength(0);
    await send(service, lead(1), keyed('asked-again'));
    expect(await stored(service)).toHaveLength(1);
  });
});

test('a lead that the database rejects permanently is written to a file and blocks no other', async () => {
  const service = await start({ settings: { databaseIsDurable: false } });
  const bad = {
    type: 'lead',
    lead: { ...lead(9), id: 'no-uuid', key: 'k', form: 'quick', receivedAt: 'never', flags: [] },
  };
  await service.leads.maintenance.journal.append(bad);
  await send(service, lead(1));

  expect(await stored(service)).toHaveLength(1);
  expect(readFileSync(join(service.folder, 'leads-refused.log'), 'utf8')).toContain('no-uuid');
});

test('a lead that was journalled before a field existed is stored with that field empty', async () => {
  const service = await start({ settings: { databaseIsDurable: false } });
  const { requirement: _, ...older } = lead(7);
  const envelope = { id: randomUUID(), key: 'k', form: 'quick', receivedAt: new Date().toISOString(), flags: [] };
  const origin = { fromtype: 'pc-www', committype: 3, url: '', sourceUrl: '', consentAt: null };
  await service.leads.maintenance.journal.append({ type: 'lead', lead: { ...older, ...envelope, ...origin } });
  service.leads.drain.wake();

  expect(await stored(service, 'phone, requirement')).toEqual([{ phone: older.phone, requirement: '' }]);
});

test('leads older than the retention period are deleted from database and journal', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const options = { settings: { retentionDays: 30, databaseIsDurable: false }, now: () => new Date(now) };
  const service = await start(options);
  await send(service, lead(1));
  await stored(service);
  now += 31 * 86_400_000;
  await send(service, lead(2));
  await service.leads.start();
  service.leads.drain.restart();

  expect((await stored<{ phone: string }>(service)).map(({ phone }) => phone)).toEqual([lead(2).phone]);
});

test('segments are deleted when their leads are durable: all with a server, all but the newest eight when embedded', async () => {
  for (const [databaseIsDurable, left] of [
    [true, 1],
    [false, 9],
  ] as const) {
    const service = await start({ settings: { databaseIsDurable, segmentBytes: 100 } });
    const { journal } = service.leads.maintenance;
    for (let number = 0; number < 12; number++)
      await journal.append({ type: 'erasure', phone: '1', at: '2020-01-01T00:00:00Z' });
    await service.leads.start();

    expect(readdirSync(join(service.folder, 'leads')).length).toBeLessThanOrEqual(left);
  }
});
