import { readConfig } from '../config';
import { openSealed, sealingSettings } from '../testing/lead-keys';
import { listLeads } from './leads.repository';
import { openLines, writeLines } from './sealed-export';
import { start, phone, newCode, book, care, rows, filesOf } from '../testing/callback-service';
import { database } from '../testing/lead-service';

test('R13.52 what a code did is replayed after a restart, also into a database that lost it, and older changes never win', async () => {
  const first = await start();
  const [moved, cancelled, erased] = [newCode(), newCode(), newCode()];
  await book(first, { 'x-lead-code': moved, 'x-lead-wish': '2026-11-30 09:30' });
  await book(first, { 'x-lead-code': cancelled }, '13800138001');
  await book(first, { 'x-lead-code': erased }, '13800138002');
  await care(first, moved, { act: 'change', wish: '2026-11-29 17:00' });
  await care(first, moved, { act: 'change', wish: '2026-11-29 16:00' });
  await care(first, cancelled, { act: 'cancel' });
  await care(first, erased, { act: 'erase' });
  const before = await rows();
  if (!first.leads.maintenance.segmentsToKeep) return;
  await database.script('truncate lead, outbox');
  await first.leads.stop();
  const second = await start({ folder: first.folder });
  const after = await rows();

  expect(after).toEqual(before);
  expect(after).toHaveLength(2);
  expect(await care(second, moved, { act: 'see' })).toMatchObject({ wish: '2026-11-29 16:00' });
  expect(await care(second, cancelled, { act: 'see' })).toMatchObject({ state: 'cancelled' });
  expect(await care(second, erased, { act: 'see' })).toMatchObject({ state: 'unknown' });
});

test('an erasure that a crash interrupts is completed by the next start', async () => {
  const failpoint = (place: string) => {
    if (place === 'erasure.journalled') throw new Error('killed');
  };
  const first = await start({ failpoint });
  const code = newCode();
  await book(first, { 'x-lead-code': code });
  expect((await first.post('/ajax/Callback', { act: 'erase' }, { 'x-lead-code': code })).status).toBe(500);
  await first.leads.stop();
  const second = await start({ folder: first.folder });

  expect(await rows()).toEqual([]);
  expect(filesOf(second)).not.toContain(phone);
});

test('a lead that was journalled before there were codes is stored, and no code finds it', async () => {
  const service = await start();
  const { journal, segmentsToKeep } = service.leads.maintenance;
  // Beside a server of its own the api keeps no journal of what is stored.
  if (!segmentsToKeep) return;
  await book(service, {});
  const [booked] = [...journal.everyRecord()] as { lead: Record<string, unknown> }[];
  const { wishedAt, changedAt, cancelledAt, codeDigest, ...old } = booked?.lead ?? {};
  await journal.append({
    type: 'lead',
    lead: { ...old, id: '00000000-0000-4000-8000-000000000001', key: 'old', phone: '13800138009' },
  });
  await service.leads.drain.drained();

  expect([wishedAt, changedAt, cancelledAt, codeDigest]).toEqual([null, null, null, expect.any(String)]);
  expect(await database.query(`select code_digest, wished_at from lead where phone = '13800138009'`)).toEqual([
    { code_digest: '', wished_at: null },
  ]);
  expect(await care(service, '', { act: 'see' })).toMatchObject({ state: 'unknown' });
});

test('of a sealed lead the code moves the half-hour, shows no number, and the export tells the newest', async () => {
  const service = await start({ settings: { keys: readConfig(sealingSettings).leadKeys } });
  const code = newCode();
  await book(service, { 'x-lead-code': code, 'x-lead-wish': '2026-11-30 09:30' });

  expect(await care(service, code, { act: 'see' })).toMatchObject({ phone: '', wish: '2026-11-30 09:30' });
  expect(await care(service, code, { act: 'change', wish: '2026-11-29 11:30' })).toMatchObject({
    wish: '2026-11-29 11:30',
  });
  expect(filesOf(service)).not.toContain(phone);
  const exported = writeLines(await listLeads(database, { since: '2000-01-01', limit: 10 }));
  expect(openLines(exported, await openSealed())).toEqual([
    expect.objectContaining({ phone, wishedAt: '2026-11-29T03:30:00.000Z', changedAt: expect.any(String) }),
  ]);
  expect(await care(service, code, { act: 'erase' })).toMatchObject({ isok: true });
  expect(await rows()).toEqual([]);
});
