import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { start, send, stored, lead } from '../testing/lead-service';

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
