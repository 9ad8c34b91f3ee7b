import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { newVersions } from './new-versions';

const keys = freshKeys();
const by = 'npm start';
const lin = { by: 'lin' };

async function startedSite(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by });
  return store;
}

async function wantedAt(store: MemoryStore, version: string, promoted: string) {
  const lines: string[] = [];
  const checkout = { by, promoted: { 'mf-help': promoted }, print: (line: string) => lines.push(line) };
  const wanted = await newVersions(store, keys.trusted, { 'mf-help': version }, checkout);
  return { wanted, printed: lines.join('\n') };
}

test('a version that an operator promoted and rolled back is not made live by the next start, which says so', async () => {
  const store = await startedSite();
  await promote(store, keys, { 'mf-help': '1.1.0' }, lin);
  await rollback(store, keys, 'mf-help', lin);

  const { wanted, printed } = await wantedAt(store, '1.1.0', '1.0.0');

  expect(wanted).toEqual({});
  expect(printed).toContain('mf-help@1.1.0 was taken back, so that mf-help stays 1.0.0');
  expect(await wantedAt(store, '1.2.0', '1.0.0')).toEqual({ wanted: { 'mf-help': '1.2.0' }, printed: '' });
});

test('a version that was taken back before this checkout promoted last is not made live either', async () => {
  const store = await startedSite();
  await promote(store, keys, { 'mf-help': '1.1.0' }, lin);
  await rollback(store, keys, 'mf-help', lin);
  await promote(store, keys, { 'mf-help': '1.2.0' }, { by });

  const { wanted, printed } = await wantedAt(store, '1.1.0', '1.2.0');

  expect(wanted).toEqual({});
  expect(printed).toContain('mf-help@1.1.0 was taken back, so that mf-help stays 1.2.0');
});

test('what an operator promoted and left live is not promoted again', async () => {
  const store = await startedSite();
  await promote(store, keys, { 'mf-help': '1.1.0' }, lin);

  expect(await wantedAt(store, '1.1.0', '1.0.0')).toEqual({ wanted: {}, printed: '' });
});

test('an earlier build that is built again goes live again', async () => {
  const store = await startedSite();
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by });

  expect(await wantedAt(store, '1.0.0', '1.1.0')).toEqual({ wanted: { 'mf-help': '1.0.0' }, printed: '' });
});

test('a version that an operator shows or showed as a canary is not made live for all by the next start', async () => {
  const store = await startedSite();
  await startCanary(store, keys, { remote: 'mf-help', version: '1.1.0', share: 0.05 }, lin);

  const during = await wantedAt(store, '1.1.0', '1.0.0');
  expect(during.wanted).toEqual({});
  expect(during.printed).toContain('mf-help@1.1.0 is a canary, so that mf-help stays 1.0.0');

  await stopCanaries(store, keys, {}, lin);
  const after = await wantedAt(store, '1.1.0', '1.0.0');
  expect(after.wanted).toEqual({});
  expect(after.printed).toContain('mf-help@1.1.0 was taken back');
  expect(await wantedAt(store, '1.2.0', '1.0.0')).toEqual({ wanted: { 'mf-help': '1.2.0' }, printed: '' });
});
