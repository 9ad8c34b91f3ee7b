import { promote } from '../operations/promote';
import { MemoryStore } from '../store/memory-store';
import { CountedShells } from '../testing/counted-shells';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { Guard } from './guard';
import { tooLittleSeen } from './little-seen';

const guardKey = freshKey('rollback');
const keys = keysOf(freshKey('publish'), freshKey('promote'), guardKey);
const began = Date.parse('2026-11-21T08:00:00.000Z');

let store: MemoryStore;
let shells: CountedShells;
let guard: Guard;

beforeEach(async () => {
  [store, shells] = [new MemoryStore(), new CountedShells()];
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin', now: new Date(began) });
  const ofGuard = { ...keys, signing: guardKey.key };
  const log = () => undefined;
  guard = new Guard({ store, keys: () => ofGuard, shells: ['a'], fetchCounts: shells.fetch, log });
  await guard.look(began + 1000);
});

test.each([
  [0, '0 times'],
  [1, 'once'],
  [49, '49 times'],
])('R13.64 of a version that was asked for in %d requests a watch says neither good nor bad', async (pages, often) => {
  shells.count('mf-help', '1.0.0', { pages });
  await guard.look(began + 2000);

  expect(tooLittleSeen(guard, { 'mf-help': '1.0.0' }, began + 2000)).toEqual([
    `too little was seen of mf-help 1.0.0. It was asked for ${often}, and less than 50 say neither good nor bad.`,
  ]);
});

test('R13.64 of one that was asked for often enough it says nothing', async () => {
  shells.count('mf-help', '1.0.0', { pages: 50 });
  await guard.look(began + 2000);

  expect(tooLittleSeen(guard, { 'mf-help': '1.0.0' }, began + 2000)).toEqual([]);
});

test('R13.61 a guard that hears no shell, or cannot read the chain, watches nothing', async () => {
  expect(guard.sees).toBe(true);
  shells.silent.add('a');
  await guard.look(began + 2000);
  expect(guard.sees).toBe(false);

  shells.silent.clear();
  const list = jest.spyOn(store, 'list').mockRejectedValue(new Error('the disk is gone'));
  await guard.look(began + 3000);
  expect(guard.sees).toBe(false);
  list.mockRestore();
  await guard.look(began + 4000);
  expect(guard.sees).toBe(true);
});
