import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { likelyRollbacks } from './likely-rollbacks';

const keys = freshKeys();
const by = { by: 'lin' };

async function chain() {
  const store = new MemoryStore();
  for (const name of ['mf-help', 'mf-info', 'mf-mobile'])
    await publishVersions(store, keys, name, '1.0.0', '1.1.0', '1.2.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0', 'mf-mobile': '1.0.0' }, by);
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  return { store, keys: keys.trusted };
}

test('the section that changed last comes first; one that never changed has nothing to go back to', async () => {
  const read = await chain();

  expect(likelyRollbacks(read, 3)).toEqual([{ 'mf-info': '1.0.0' }, { 'mf-help': '1.0.0' }]);
  expect(likelyRollbacks(read, 1)).toEqual([]);
  expect(likelyRollbacks(read, 0)).toEqual([]);
});

test('they lead where the command leads: never to what was taken back', async () => {
  const read = await chain();
  await promote(read.store, keys, { 'mf-help': '1.2.0' }, by);
  const { to } = await rollback(read.store, keys, 'mf-help', by);

  const [first] = likelyRollbacks(read, 5);

  expect({ to, first }).toEqual({ to: '1.1.0', first: { 'mf-help': '1.0.0' } });
  expect((await rollback(read.store, keys, 'mf-help', { ...by, again: true })).to).toBe(first?.['mf-help']);
});

test('a damaged revision is passed over', async () => {
  const read = await chain();
  read.store.files.set('revisions/00000002.json', Buffer.from('{'));

  expect(likelyRollbacks(read, 3)).toEqual([{ 'mf-help': '1.0.0' }, { 'mf-info': '1.0.0' }]);
});

test('of several versions the one that was live last is meant', async () => {
  const read = await chain();
  await promote(read.store, keys, { 'mf-help': '1.2.0' }, by);

  expect(likelyRollbacks(read, 4)[0]).toEqual({ 'mf-help': '1.1.0' });
});
