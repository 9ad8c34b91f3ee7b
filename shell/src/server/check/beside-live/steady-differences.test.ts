import type { Difference } from './difference';
import { steadyDifferences } from './steady-differences';

const loses = (words: number): Difference => ({ kind: 'loses', reason: `has ${words} characters of its own` });
const forms: Difference = { kind: 'forms', reason: 'asks no wish any more' };

function rendering(...found: Difference[][]) {
  let renders = 0;
  return { again: async () => found[renders++] ?? [], renders: () => renders };
}

test('R13.55 what differs in each of three renders is a difference, whatever its numbers are', async () => {
  const { again } = rendering([loses(330), forms], [forms, loses(329)]);
  expect(await steadyDifferences([loses(328), forms], again)).toEqual([loses(328), forms]);
});

test('what one render goes without, and the next one has, is no difference', async () => {
  const { again } = rendering([forms], []);
  expect(await steadyDifferences([loses(328), forms], again)).toEqual([]);
});

test('pages that do not differ are not rendered again', async () => {
  const { again, renders } = rendering([forms]);
  expect(await steadyDifferences([], again)).toEqual([]);
  expect(renders()).toBe(0);
});
