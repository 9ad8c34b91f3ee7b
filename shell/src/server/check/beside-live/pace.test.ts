import { paceDifference } from './pace';

/** A clock that renders alone move on, so that no busy machine has a say. */
function ownClock() {
  let now = 0;
  const taking = (ms: () => number) => async () => {
    now += ms();
  };
  return { taking, clock: () => now };
}

test('a version that takes longer in every round is slower', async () => {
  const { taking, clock } = ownClock();
  const difference = await paceDifference(
    taking(() => 1),
    taking(() => 300),
    clock,
  );
  expect(difference).toEqual({ kind: 'slower', amount: 300, reason: 'takes 300 ms, and the live version 1 ms' });
});

test('one that is slow once, as on a busy machine, is not', async () => {
  const { taking, clock } = ownClock();
  let round = 0;
  const once = taking(() => (round++ === 0 ? 300 : 1));
  expect(
    await paceDifference(
      taking(() => 1),
      once,
      clock,
    ),
  ).toBeUndefined();
  expect(round).toBe(2);
});
