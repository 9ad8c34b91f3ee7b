import type { WorkerInput } from '../../render/pages/worker-messages';
import type { LiveSet } from '../releases/live-sets';
import type { Wanted } from '../releases/set-selection';
import { CanarySet } from './canary-set';

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
  const set = new CanarySet({
    composer: { compose },
    alarms: { set: (_, texts) => void alarms.splice(0, alarms.length, ...texts) },
    log: { info: () => undefined } as never,
  });
  const end = async (index: number, how: 'load' | 'fail', reason = '') => {
    ends[index]?.[how](reason);
    await new Promise(process.nextTick);
  };
  const shown = () => set.running(live)?.set.input.set.remotes['mf-help']?.version;
  return { set, asked, end, retired, alarms, shown };
}

test('a canary is shown once it is loaded, with the versions that are live beside it', async () => {
  const { set, asked, end, shown } = setUp();
  set.follow(canary, stable);
  expect(set.health()).toEqual({ ...canary, loaded: false, fault: null });
  expect(shown()).toBeUndefined();
  await end(0, 'load');

  expect(asked[0]).toMatchObject({ versions: { 'mf-help': '1.1.0', 'mf-info': '1.0.0' }, required: 'mf-help' });
  expect([asked[0]?.instead('mf-help'), asked[0]?.instead('mf-info')]).toEqual([[], ['0.9.0']]);
  expect(shown()).toBe('1.1.0');
  expect(set.health()).toEqual({ ...canary, loaded: true, fault: null });
});

test('a larger share counts at once and loads nothing again', async () => {
  const { set, asked, end } = setUp();
  set.follow(canary, stable);
  await end(0, 'load');
  set.follow({ ...canary, share: 0.25 }, stable);
  expect(set.running(live)?.canary.share).toBe(0.25);
  expect(asked).toHaveLength(1);
});

test('an ended canary is shown to nobody from that moment on, and its worker goes', async () => {
  const { set, end, retired } = setUp();
  set.follow(canary, stable);
  await end(0, 'load');
  set.follow(undefined, stable);
  expect(set.running(live)).toBeUndefined();
  expect(set.health()).toBeNull();
  expect(retired).toEqual(['1.1.0']);
});

test('one that ends while it loads is never shown; the next one is loaded after it', async () => {
  const { set, asked, end, retired, shown } = setUp();
  set.follow(canary, stable);
  set.follow(undefined, stable);
  set.follow({ ...canary, version: '1.2.0' }, stable);
  expect(asked).toHaveLength(1);
  await end(0, 'load');
  expect([retired, shown()]).toEqual([['1.1.0'], undefined]);
  await end(1, 'load');
  expect(shown()).toBe('1.2.0');
});

test('where a canary does not load everybody stays on what is live, health says why, and it is tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const { set, asked, end, alarms, shown } = setUp();
  set.follow(canary, stable);
  await end(0, 'fail', 'mf-help 1.1.0 fails to render');

  expect(shown()).toBeUndefined();
  expect(set.health()).toMatchObject({ loaded: false, fault: 'mf-help 1.1.0 fails to render' });
  expect(set.deviations()).toMatchObject([{ remote: 'mf-help', wanted: '1.1.0', running: '1.0.0' }]);
  expect(alarms).toEqual([
    'mf-help 1.1.0 does not run here: as a canary: mf-help 1.1.0 fails to render. mf-help 1.0.0 runs instead.',
  ]);
  jest.advanceTimersByTime(5000);
  expect(asked).toHaveLength(2);
  await end(1, 'load');
  expect([shown(), alarms, set.deviations()]).toEqual(['1.1.0', [], []]);
});

test('an ended canary that failed is not tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  const { set, asked, end, alarms } = setUp();
  set.follow(canary, stable);
  await end(0, 'fail', 'boom');
  set.follow(undefined, stable);
  jest.advanceTimersByTime(60_000);
  expect([asked.length, alarms]).toEqual([1, []]);
});
