import type { Fault } from './fault';
import { longestLook } from './fresh-page';
import { judgeView } from './judge-view';
import type { View } from './page-view';

const view = { origin: 'now' } as View;
const live = { origin: 'before' } as View;
const shift: Fault = { reason: 'moves while it loads: “0.116 by <ul>”' };
const faint: Fault = { kind: 'seen', relative: true, reason: 'does not show the header of the site' };

/** Gives what each look finds, in turn. */
function looking(now: Fault[][], before: Fault[][] = []) {
  const left = { now: [...now], before: [...before] };
  return async ({ origin }: View) => (origin === 'now' ? left.now : left.before).shift() ?? [];
}

test('a page that holds its main thread for ever is told so, and those who wait until it is left alone go on', async () => {
  jest.useFakeTimers();
  const left = jest.fn();
  const judged = judgeView(() => new Promise(() => undefined), { ...view, left }, undefined);
  await jest.advanceTimersByTimeAsync(longestLook);
  expect(left).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2 * longestLook);

  expect((await judged).faults).toEqual([{ reason: 'does not answer any more' }]);
  jest.useRealTimers();
});

test('a fault that every look finds, and none at the live page, is one', async () => {
  expect(await judgeView(looking([[shift], [shift], [shift]], [[], []]), view, live)).toEqual({
    faults: [shift],
    alsoLive: [],
  });
});

test.each<[string, Fault[][], Fault[][], Fault[]]>([
  ['is not found again', [[shift], []], [], []],
  ['is not found the third time', [[shift], [shift], []], [], []],
  ['is on the live page too', [[shift], [shift], [shift]], [[shift]], [shift]],
  ['is on the live page the second time', [[shift], [shift], [shift]], [[], [shift]], [shift]],
])('R13.111 a fault that %s is none, and what is live too is said', async (_what, now, before, alsoLive) => {
  expect(await judgeView(looking(now, before), view, live)).toEqual({ faults: [], alsoLive });
});

test('that a live page has no header either is not said', async () => {
  const bare: Fault = { ...faint, usual: true };
  expect(await judgeView(looking([[bare]], [[bare]]), view, live)).toEqual({ faults: [], alsoLive: [] });
});

test('without a live page what says something only beside one is left out, and the rest counts', async () => {
  const both = [shift, faint];
  expect(await judgeView(looking([both, both, both]), view, undefined)).toEqual({
    faults: [shift],
    alsoLive: [],
  });
});
