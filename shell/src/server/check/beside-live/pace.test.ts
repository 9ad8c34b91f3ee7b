import { setTimeout as wait } from 'node:timers/promises';
import { paceDifference } from './pace';

const taking = (ms: number) => () => wait(ms);

test('a version that takes longer in every round is slower', async () => {
  const difference = await paceDifference(taking(1), taking(300));
  expect(difference?.kind).toBe('slower');
  expect(difference?.reason).toMatch(/^takes \d{3} ms, and the live version \d+ ms$/);
});

test('one that is slow once, as on a busy machine, is not', async () => {
  let round = 0;
  expect(await paceDifference(taking(1), () => wait(round++ === 0 ? 300 : 1))).toBeUndefined();
  expect(round).toBe(2);
});
