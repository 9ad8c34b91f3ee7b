import type { Difference } from './difference';

/** Renders of either version, in turn, so that a slow machine slows both; the quickest counts. */
const rounds = 4;
/** A version may take this many times what the live one does, and this many milliseconds more. */
const mostTimes = 2;
const slack = 150;

type Render = () => Promise<unknown>;

/** Gives milliseconds since any fixed moment. */
type Clock = () => number;

async function timed(render: Render, clock: Clock): Promise<number> {
  const start = clock();
  await render();
  return clock() - start;
}

const isSlow = (now: number, before: number) => now > before * mostTimes + slack;

/**
 * What is slower than live in each of several rounds is slow by itself: loaders and rendering together.
 * @param clock of tests
 */
export async function paceDifference(
  before: Render,
  now: Render,
  clock: Clock = () => performance.now(),
): Promise<Difference | undefined> {
  let [live, own] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    live = Math.min(live, await timed(before, clock));
    own = Math.min(own, await timed(now, clock));
    if (!isSlow(own, live)) return undefined;
  }
  const amount = Math.round(own);
  return { kind: 'slower', amount, reason: `takes ${amount} ms, and the live version ${Math.round(live)} ms` };
}
