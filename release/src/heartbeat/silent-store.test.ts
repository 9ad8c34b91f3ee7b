import { MemoryStore } from '../store/memory-store';
import { DistantStore } from '../testing/distant-store';
import { freshKey, keysOf } from '../testing/sample-release';
import { guardSentence } from './guard-sentence';
import { missedBeats, readGuardState } from './guard-state';
import { Heart } from './heart';
import { beatSeconds } from './heartbeat';

const guardKey = freshKey('rollback', { owner: 'tests' });
const keys = { ...keysOf(freshKey('publish'), freshKey('promote'), guardKey), signing: guardKey.key };
const dead = missedBeats * beatSeconds * 1000;

const heartOf = (store: ConstructorParameters<typeof Heart>[0]['store'], isAway = () => false) =>
  new Heart({ store, keys: () => keys, isAway, log: () => undefined });

test.each([
  ['that lived when it began', 'dead', /none came since 2\S+Z\. /],
  ['that was ended', 'ended', /none came since 2\S+Z\. /],
  ['that never was', 'absent', /none ever came\. /],
])(
  'R13.129 where the store takes no writes nobody knows of a guard %s, and all is as before once it takes them',
  async (_, before, says) => {
    const memory = new MemoryStore();
    const store = new DistantStore(memory);
    if (before !== 'absent') {
      const heart = heartOf(store);
      await heart.beat(0);
      if (before === 'ended') await heart.end();
      memory.clockOffset += 2 * dead;
    }
    store.unwritable = true;
    const guard = await readGuardState(store, keys.trusted);
    expect(guard).toMatchObject({ state: 'unknown', reason: 'Nothing can be written to the store s3://site: EROFS.' });
    const sentence = guardSentence(guard);
    expect(sentence).toMatch(/^Nobody knows whether a guard lives: the store takes no writes, and so no beats; /);
    expect(sentence).toMatch(says);
    expect(sentence).not.toMatch(/died|nobody rolls back/);

    store.unwritable = false;
    expect(await readGuardState(store, keys.trusted)).toMatchObject({ state: before });
  },
);

test('R13.129 a guard whose beats the store did not take is not followed by another one, nor told as silent', async () => {
  const store = new MemoryStore();
  let isAway = false;
  const heart = () => heartOf(store, () => isAway);
  const [first, second] = [heart(), heart()];
  for (const one of [first, second]) await one.beat(0);
  isAway = true;
  store.clockOffset += 60_000;
  for (const one of [first, second]) await one.beat(60_000);
  isAway = false;
  await second.beat(61_000);
  await first.beat(62_000);
  expect([first.leads, second.leads, second.takenOver()]).toEqual([true, false, null]);

  isAway = true;
  store.clockOffset += 60_000;
  await second.beat(120_000);
  isAway = false;
  await second.beat(130_000);
  expect(second.leads).toBe(false);
  await second.beat(140_000);
  expect([second.leads, second.takenOver()]).toEqual([true, expect.stringMatching(/Z$/)]);
});
