import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { scheduleRun } from './config';
import { publishedStore } from './published-store';
import { rememberedKeys } from './remembered-keys';
import { runSchedule } from './schedule';

const [publish, promote, rollback] = [freshKey('publish'), freshKey('promote'), freshKey('rollback')];
const keys = {
  operator: rememberedKeys(keysOf(publish, promote, rollback)),
  guard: rememberedKeys(keysOf(publish, rollback, promote)),
};

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T08:00:00Z'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

test('whatever the order of events, every answer is of one release that may be shown, and everybody is answered', async () => {
  const { schedules, seed, events } = scheduleRun;
  const base = await publishedStore(keys.operator);
  const advance = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
  for (let turn = 0; turn < schedules; turn += 1) {
    const { fault } = await runSchedule({ keys, base, seed: seed + turn, events, advance });
    if (fault) throw new Error(fault);
    jest.clearAllTimers();
  }
}, 1_800_000);
