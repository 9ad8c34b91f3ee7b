import { firstBad } from './bisect';

const steps = Array.from({ length: 33 }, (_, at) => at);

test.each(steps.slice(1))(
  'R12.152 of 32 steps the first bad one, here %i, is found by five judgements',
  async (bad) => {
    const asked: number[] = [];
    const found = await firstBad(steps, async (step) => {
      asked.push(step);
      return step >= bad ? 'bad' : 'good';
    });
    expect(found).toEqual([bad]);
    expect(asked).toHaveLength(5);
  },
);

test('what cannot be tested is gone round, and named only where it may be the one', async () => {
  const judged = (bad: number, skipped: readonly number[]) =>
    firstBad(steps.slice(0, 10), async (step) => {
      if (skipped.includes(step)) return 'skipped';
      return step >= bad ? 'bad' : 'good';
    });
  expect(await judged(7, [4, 5])).toEqual([7]);
  expect(await judged(6, [4, 5])).toEqual([4, 5, 6]);
  expect(await judged(9, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
