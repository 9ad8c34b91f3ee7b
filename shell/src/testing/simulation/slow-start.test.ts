import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { publishedStore } from './published-store';
import type { SimulatedShell } from './simulated-shell';
import { settled, SimulatedSite } from './simulated-site';

const keys = keysOf(freshKey('publish'), freshKey('promote'));
const by = { by: 'lin' };

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T08:00:00Z'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

/** Shell A of a site on which everything happens but what `holds` names. */
async function setUp(holds: string) {
  const site = new SimulatedSite({
    keys: { operator: keys, guard: keys },
    base: await publishedStore(keys),
    advance: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  });
  const { store } = site.world;
  const [shell] = site.shells as [SimulatedShell];
  let held = '';
  const run = async (): Promise<void> => {
    for (let quiet = 0; quiet < 10; quiet += 1) {
      await settled();
      const step = site.steps.all.find(({ name }) => held === '' || !name.includes(held));
      if (step) quiet = 0;
      if (step) site.steps.take(step, step.ways[0]);
      else jest.advanceTimersByTime(100);
      shell.check();
    }
  };
  await run();
  held = holds;
  const letGo = async () => {
    held = '';
    await run();
  };
  const hold = (name: string) => void (held = name);
  const live = () =>
    Object.entries(shell.machinery.sets.live?.input.set.remotes ?? {}).map(
      ([name, { version }]) => `${name} ${version}`,
    );
  const { follower } = shell.machinery;
  return { store, shell, run, letGo, hold, live, faultText: () => follower.fault, sequence: () => shell.sequence };
}

test('a section that starts slowly holds up no promotion of another one, and goes live when it has started', async () => {
  const { store, run, letGo, live, faultText, sequence } = await setUp('loads one@1.2.0');
  expect(live()).toEqual(['one 1.1.0', 'two 1.1.0']);
  await promote(store, keys, { one: '1.2.0' }, by);
  await run();
  await promote(store, keys, { two: '1.2.0' }, by);
  await run();
  expect(live()).toEqual(['one 1.1.0', 'two 1.2.0']);
  expect(sequence()).toBe(4);
  expect(faultText()).toContain('it is still being loaded');
  await letGo();
  expect(live()).toEqual(['one 1.2.0', 'two 1.2.0']);
  expect(faultText()).toBe('');
});

test('a rollback waits for no start of what it rolls back, and nothing of that is left', async () => {
  const { store, shell, run, letGo, live, sequence } = await setUp('loads one@1.2.0');
  await promote(store, keys, { one: '1.2.0' }, by);
  await run();
  await rollback(store, keys, 'one', by);
  await run();
  expect(live()).toEqual(['one 1.1.0', 'two 1.1.0']);
  expect(sequence()).toBe(4);
  await letGo();
  expect(live()).toEqual(['one 1.1.0', 'two 1.1.0']);
  expect(shell.machinery.processes.filter(({ alive, release }) => alive && release === 'one@1.2.0')).toEqual([]);
});

test('what runs goes on until what it was rolled back to has loaded, whatever is promoted of other sections meanwhile', async () => {
  const { store, run, letGo, live } = await setUp('loads one@1.1.0');
  await promote(store, keys, { one: '1.2.0' }, by);
  await run();
  await promote(store, keys, { two: '1.2.0' }, by);
  await run();
  await rollback(store, keys, 'one', by);
  await run();
  await promote(store, keys, { two: '1.3.0' }, by);
  await run();
  expect(live()).toEqual(['one 1.2.0', 'two 1.3.0']);
  await letGo();
  expect(live()).toEqual(['one 1.1.0', 'two 1.3.0']);
});

test('what arrives while another section is loaded is kept for the set after it, and loaded once', async () => {
  const { store, shell, run, letGo, hold, live } = await setUp('loads one@1.2.0');
  await promote(store, keys, { one: '1.2.0' }, by);
  await run();
  await promote(store, keys, { two: '1.2.0' }, by);
  hold('loads two@1.2.0');
  await run();
  expect(live()).toEqual(['one 1.1.0', 'two 1.1.0']);
  await letGo();
  expect(live()).toEqual(['one 1.2.0', 'two 1.2.0']);
  expect(shell.machinery.processes.filter(({ release }) => release === 'one@1.2.0')).toHaveLength(1);
});
