import type { WorkerInput } from '../../render/pages/worker-messages';
import type { LiveSet } from '../releases/live-sets';
import type { Wanted } from '../releases/set-selection';
import { CanarySets } from './canary-sets';

const stable: Wanted = { versions: { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, instead: () => ['0.9.0'] };
const canary = { remote: 'mf-help', version: '1.1.0', share: 0.05 };

function setWith(versions: Record<string, string>, retired: string[] = []): LiveSet {
  const manifests = Object.entries(versions).map(([name, version]) => [name, { name, version, routes: [] }]);
  const remotes = Object.fromEntries(manifests);
  const set = { id: JSON.stringify(versions), shell: { version: '3.0.0' }, remotes, absent: {} };
  const pool = { retire: () => retired.push(versions['mf-help'] ?? ''), narrowTo: () => undefined };
  return { input: { set } as unknown as WorkerInput, pool } as unknown as LiveSet;
}

const live = setWith(stable.versions);

afterEach(() => jest.useRealTimers());

/** A composer whose work ends when the test says so. */
function setUp() {
  const asked: Wanted[] = [];
  const ends: { load: () => void; fail: (reason: string) => void }[] = [];
  const retired: string[] = [];
  const alarms: string[] = [];
  const compose = (wanted: Wanted) => {
    asked.push(wanted);
    return new Promise<LiveSet>((load, fail) =>
      ends.push({
        load: () => load(setWith(wanted.versions, retired)),
        fail: (reason) => fail(new Error(reason)),
      }),
    );
  };
  const sets = new CanarySets({
    composer: { compose },
    alarms: { set: (_, texts) => void alarms.splice(0, alarms.length, ...texts) },
    log: { info: () => undefined } as never,
  });
  const end = async (index: number, how: 'load' | 'fail', reason = '') => {
    ends[index]?.[how](reason);
    await new Promise(process.nextTick);
  };
  const follow = (...wanted: (typeof canary)[]) => sets.follow(wanted, stable);
  const shownOf = (name: string) => sets.view(live, sets.running, undefined).input.set.remotes[name]?.version;
  const shown = () => (sets.running.length ? shownOf('mf-help') : undefined);
  return { sets, follow, shownOf, asked, end, retired, alarms, shown };
}

test('a canary is shown once it is loaded, with the versions that are live beside it', async () => {
  const { sets, follow, asked, end, shown } = setUp();
  follow(canary);
  expect(sets.health()).toEqual([{ ...canary, loaded: false, fault: null }]);
  expect(shown()).toBeUndefined();
  await end(0, 'load');

  expect(asked[0]).toMatchObject({ versions: { 'mf-help': '1.1.0', 'mf-info': '1.0.0' }, required: 'mf-help' });
  expect([asked[0]?.instead('mf-help'), asked[0]?.instead('mf-info')]).toEqual([[], ['0.9.0']]);
  expect(shown()).toBe('1.1.0');
  expect(sets.health()).toEqual([{ ...canary, loaded: true, fault: null }]);
});

test('a larger share counts at once and loads nothing again', async () => {
  const { sets, follow, asked, end } = setUp();
  follow(canary);
  await end(0, 'load');
  follow({ ...canary, share: 0.25 });
  expect(sets.running[0]?.canary.share).toBe(0.25);
  expect(asked).toHaveLength(1);
});

test('an ended canary is shown to nobody from that moment on, and its worker goes', async () => {
  const { sets, follow, end, retired } = setUp();
  follow(canary);
  await end(0, 'load');
  follow();
  expect(sets.running).toEqual([]);
  expect(sets.health()).toEqual([]);
  expect(retired).toEqual(['1.1.0']);
});

test('one that ends while it loads is never shown; the next one is loaded after it', async () => {
  const { follow, asked, end, retired, shown } = setUp();
  follow(canary);
  follow();
  follow({ ...canary, version: '1.2.0' });
  await end(0, 'load');
  expect([retired, shown()]).toEqual([['1.1.0'], undefined]);
  expect(asked).toHaveLength(2);
  await end(1, 'load');
  expect(shown()).toBe('1.2.0');
});

test('where a canary does not load everybody stays on what is live, health says why, and it is tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const { sets, follow, asked, end, alarms, shown } = setUp();
  follow(canary);
  await end(0, 'fail', 'mf-help 1.1.0 fails to render');

  expect(shown()).toBeUndefined();
  expect(sets.health()).toMatchObject([{ loaded: false, fault: 'mf-help 1.1.0 fails to render' }]);
  expect(sets.deviations()).toMatchObject([{ remote: 'mf-help', wanted: '1.1.0', running: '1.0.0', canary: true }]);
  expect(alarms).toEqual([
    'mf-help 1.1.0 does not run here: as a canary: mf-help 1.1.0 fails to render. mf-help 1.0.0 runs instead.',
  ]);
  jest.advanceTimersByTime(5000);
  expect(asked).toHaveLength(2);
  await end(1, 'load');
  expect([shown(), alarms, sets.deviations()]).toEqual(['1.1.0', [], []]);
});

test('an ended canary that failed is not tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const { follow, asked, end, alarms } = setUp();
  follow(canary);
  await end(0, 'fail', 'boom');
  follow();
  jest.advanceTimersByTime(60_000);
  expect([asked.length, alarms]).toEqual([1, []]);
});

const ofInfo = { remote: 'mf-info', version: '2.0.0', share: 0.1 };

test('R13.68 two canaries load side by side, and a visitor of both is shown both', async () => {
  const { sets, follow, asked, end, shownOf } = setUp();
  follow(canary, ofInfo);
  expect(asked.map(({ required }) => required)).toEqual(['mf-help', 'mf-info']);
  await end(1, 'load');
  expect([shownOf('mf-help'), shownOf('mf-info')]).toEqual(['1.0.0', '2.0.0']);
  await end(0, 'load');
  expect([shownOf('mf-help'), shownOf('mf-info')]).toEqual(['1.1.0', '2.0.0']);
  const inside = sets.running;
  for (const owner of ['mf-help', 'mf-info']) {
    const of = inside.filter((one) => one.canary.remote === owner).map((one) => one.release.in(live).pool);
    expect([sets.view(live, inside, owner).pool]).toEqual(of);
  }
});

test('R13.68 a canary that fails or ends leaves the others as they are', async () => {
  const { sets, follow, asked, end, retired, alarms, shownOf } = setUp();
  follow(canary, ofInfo);
  await end(0, 'fail', 'boom');
  await end(1, 'load');
  expect(alarms).toEqual(['mf-help 1.1.0 does not run here: as a canary: boom. mf-help 1.0.0 runs instead.']);
  expect(shownOf('mf-info')).toBe('2.0.0');
  follow(ofInfo);
  expect([alarms, retired, asked.length, shownOf('mf-info')]).toEqual([[], [], 2, '2.0.0']);
  expect(sets.health()).toMatchObject([{ remote: 'mf-info', loaded: true }]);
});
