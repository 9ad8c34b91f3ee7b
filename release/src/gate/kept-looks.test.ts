import type { KeptLooks } from '@site/shared/contract/kept-looks';
import { MemoryStore } from '../store/memory-store';
import { freshKey, keysOf } from '../testing/sample-release';
import { sampleReport } from '../testing/sample-report';
import { keepLooks, keptLooks } from './kept-looks';
import { keepReport, keptReports } from './kept-reports';

const key = '0123456789abcdef0123456789abcdef';
const checkedAt = '2026-11-22T08:00:00.000Z';
const keys = keysOf(freshKey('publish'), freshKey('promote'));
const of = { name: 'mf-help', key };

const looksAt = (address: string): KeptLooks => ({
  remote: 'mf-help',
  browser: 'Chromium 156',
  asked: [{ method: 'GET', address }],
  looks: [{ address, look: '1440', now: { asked: [0], answers: key } }],
});

test('R13.102 what was found good of pages in one version is known in the next, newest first', async () => {
  const store = new MemoryStore();
  await keepLooks(store, keys.signing, '1.1.0', {
    key,
    checkedAt: '2026-11-22T09:00:00.000Z',
    looks: looksAt('/help/2'),
  });
  await keepLooks(store, keys.signing, '1.2.0', { key, checkedAt, looks: looksAt('/help/1') });
  expect(await keptLooks(store, keys.trusted, of)).toEqual([looksAt('/help/2'), looksAt('/help/1')]);
  expect(await keptLooks(store, keys.trusted, { ...of, name: 'mf-info' })).toEqual([]);
});

test('R13.101 another shell or another checker knows nothing of it', async () => {
  const store = new MemoryStore();
  await keepLooks(store, keys.signing, '1.0.0', { key, checkedAt, looks: looksAt('/help/1') });
  expect(await keptLooks(store, keys.trusted, { ...of, key: 'f'.repeat(32) })).toEqual([]);
  // Of the key the name of the file has the beginning alone.
  expect(await keptLooks(store, keys.trusted, { ...of, key: key.slice(0, 16) + 'f'.repeat(16) })).toEqual([]);
});

const night = freshKey('rollback');
const expired = freshKey('promote', { signsUntil: '2026-11-22T07:00:00.000Z' });
const publisher = freshKey('publish');

test.each([
  ['a stranger signed', freshKey('promote').key],
  ['a rollback key signed', night.key],
  ['a publish key signed, such as whoever brings a release has', publisher.key],
  ['a key signed that was expired', expired.key],
])('R13.103 looks that %s spare none', async (_what, signing) => {
  const store = new MemoryStore();
  const { trusted } = keysOf(publisher, freshKey('promote'), night, expired);
  await keepLooks(store, signing, '1.0.0', { key, checkedAt, looks: looksAt('/help/1') });
  expect(await store.list('checks/mf-help')).toHaveLength(1);
  expect(await keptLooks(store, trusted, of)).toEqual([]);
});

test('R13.103 looks that were changed, that lie with another section or in a release, and half of a file spare none', async () => {
  const store = new MemoryStore();
  await keepLooks(store, keys.signing, '1.0.0', { key, checkedAt, looks: looksAt('/help/1') });
  const [path = ''] = await store.list('checks/mf-help');
  const text = store.readSync(path)?.toString() ?? '';
  store.files.clear();
  const laid: [string, string][] = [
    [path, text.replaceAll('/help/1', '/help/9')],
    [path.replace('20261122', '20261123'), text.slice(0, 300)],
    [path.replace('mf-help', 'mf-info'), text],
    [path.replace('checks/', 'remotes/'), text],
  ];
  for (const [place, bytes] of laid) store.files.set(place, Buffer.from(bytes));
  expect(await keptLooks(store, keys.trusted, of)).toEqual([]);
  expect(await keptLooks(store, keys.trusted, { ...of, name: 'mf-info' })).toEqual([]);
});

test('looks lie beside the reports of a version and are none of them; of hundreds the newest four are read', async () => {
  const store = new MemoryStore();
  const reads: string[] = [];
  const counted = Object.assign(Object.create(store) as MemoryStore, {
    read: async (path: string) => (reads.push(path), store.readSync(path)),
  });
  await keepReport(store, keys.signing, { key, report: sampleReport() });
  for (let second = 10; second < 60; second += 1)
    await keepLooks(store, keys.signing, '1.0.0', {
      key,
      checkedAt: `2026-11-22T08:00:${second}.000Z`,
      looks: looksAt('/help/1'),
    });
  expect(await keptReports(store, keys.trusted, 'mf-help', '1.0.0')).toHaveLength(1);
  expect(await keptLooks(counted, keys.trusted, of)).toHaveLength(4);
  expect(reads).toHaveLength(4);
  expect(reads[0]).toContain('080059');
});

test('looks that no reader would take are not kept', async () => {
  const store = new MemoryStore();
  const looks = {
    ...looksAt('/help/1'),
    asked: Array.from({ length: 20_000 }, () => ({ method: 'GET' as const, address: `/${'x'.repeat(60)}` })),
  };
  await keepLooks(store, keys.signing, '1.0.0', { key, checkedAt, looks });
  expect(await store.list('checks')).toEqual([]);
});
