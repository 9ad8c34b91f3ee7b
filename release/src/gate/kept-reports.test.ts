import { MemoryStore } from '../store/memory-store';
import { freshKey, keysOf } from '../testing/sample-release';
import { sampleReport } from '../testing/sample-report';
import { keepReport, keptReports, sparingReport } from './kept-reports';

const key = '0123456789abcdef0123456789abcdef';
const release = { name: 'mf-help', version: '1.0.0', beside: undefined, key, hasBrowser: true };
const keys = keysOf(freshKey('publish'), freshKey('promote'));

test('reports are kept beside the version, newest first, and the newest good one spares a check', async () => {
  const store = new MemoryStore();
  const [older, newer] = ['2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z'];
  for (const checkedAt of [older, newer])
    await keepReport(store, keys.signing, { key, report: sampleReport({ checkedAt }) });

  const kept = await keptReports(store, keys.trusted, 'mf-help', '1.0.0');
  expect(kept.map(({ report, vouched }) => [report.checkedAt, vouched])).toEqual([
    [newer, true],
    [older, true],
  ]);
  expect(await store.list('remotes')).toEqual([]);
  expect((await sparingReport(store, keys.trusted, release))?.checkedAt).toBe(newer);
});

const stranger = freshKey('promote');
const night = freshKey('rollback');
const expired = freshKey('promote', { signsUntil: '2026-11-22T07:00:00.000Z' });
const refused = [{ part: 'server' as const, where: '/help', reason: 'has no h1' }];

test.each([
  ['nobody signed', null, {}, {}],
  ['a stranger signed', stranger.key, {}, {}],
  ['a rollback key signed', night.key, {}, {}],
  ['an expired key signed', expired.key, {}, {}],
  ['is of other bytes', keys.signing, {}, { key: 'f'.repeat(32) }],
  ['refused the release', keys.signing, { findings: refused }, {}],
  ['held it beside another live version', keys.signing, { beside: '0.8.0' }, { beside: '0.9.0' }],
  ['no browser opened, where there is one', keys.signing, { browser: null }, {}],
])('a report that %s is read and spares no check', async (_what, signing, change, asked) => {
  const store = new MemoryStore();
  const { trusted } = keysOf(freshKey('publish'), { ...freshKey('promote') }, night, expired);
  const known = signing === keys.signing ? keys.trusted : trusted;
  await keepReport(store, signing, { key, report: sampleReport(change) });

  expect(await keptReports(store, known, 'mf-help', '1.0.0')).toHaveLength(1);
  expect(await sparingReport(store, known, { ...release, ...asked })).toBeUndefined();
});

test('of reports that somebody laid beside a version by the hundred the newest fifty are read', async () => {
  const store = new MemoryStore();
  const reads: string[] = [];
  const counted = Object.assign(Object.create(store) as MemoryStore, {
    read: async (path: string) => (reads.push(path), store.readSync(path)),
  });
  for (let number = 0; number < 300; number += 1)
    store.files.set(`checks/mf-help/1.0.0/${number}.json`, Buffer.from('{'));

  expect(await keptReports(counted, keys.trusted, 'mf-help', '1.0.0')).toEqual([]);
  expect(reads).toHaveLength(50);
});

test('a changed report is not vouched for, and half of one is none', async () => {
  const store = new MemoryStore();
  await keepReport(store, keys.signing, { key, report: sampleReport({ findings: refused }) });
  const [path = ''] = await store.list('checks/mf-help/1.0.0');
  const text = store.readSync(path)?.toString() ?? '';
  const forged = { ...JSON.parse(text), report: sampleReport() };
  store.files.set(path, Buffer.from(JSON.stringify(forged)));
  expect(await keptReports(store, keys.trusted, 'mf-help', '1.0.0')).toMatchObject([{ vouched: false }]);
  expect(await sparingReport(store, keys.trusted, release)).toBeUndefined();

  store.files.set(path, Buffer.from(text.slice(0, 300)));
  expect(await keptReports(store, keys.trusted, 'mf-help', '1.0.0')).toEqual([]);
});

test('a report in the folder of another version is none of that one', async () => {
  const store = new MemoryStore();
  await keepReport(store, keys.signing, { key, report: sampleReport() });
  const [path = ''] = await store.list('checks/mf-help/1.0.0');
  await store.putFile(path.replace('1.0.0', '1.1.0'), store.readSync(path) ?? Buffer.alloc(0));
  expect(await keptReports(store, keys.trusted, 'mf-help', '1.1.0')).toEqual([]);
});
