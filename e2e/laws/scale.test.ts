import { worstOfSimulation, withTables } from '../prove/capacity/capacity';
import type { Costs } from '../prove/capacity/costs';
import { planFor } from '../prove/capacity/plan';
import { costsIn } from '../prove/capacity/tables';
import { readTracked } from './tracked-files';

const text = readTracked('docs/scale.md');
const demand = { requestsASecond: 1000, sections: 5 };

test('the plan follows from the costs beside it', () => {
  expect(withTables(text, costsIn(text))).toBe(text);
});

test('how often a store has a page is what a simulation of visitors counts', () => {
  expect(worstOfSimulation()).toBeLessThanOrEqual(0.05);
});

test.each<[keyof Costs, number, string]>([
  ['storedPageMs', 50, 'stored pages'],
  ['renderMs', 5000, 'renders'],
  ['leadOfDatabaseMs', 2000, 'leads at the database'],
])('where %s is what costs most, it is what is used up first', (name, cost, first) => {
  expect(planFor({ ...costsIn(text), processMb: 5, [name]: cost }, demand).first).toBe(first);
});

test('a site of many sections has its memory used up first, and needs no more machines for it', () => {
  const costs = costsIn(text);
  const [few, many] = [5, 400].map((sections) => planFor(costs, { requestsASecond: 1, sections }));

  expect(many).toMatchObject({ first: 'memory', shells: few?.shells });
});

test('more visitors need more machines, and never fewer than two', () => {
  const shells = [1, 1000, 100_000].map(
    (requestsASecond) => planFor(costsIn(text), { ...demand, requestsASecond }).shells,
  );

  expect(shells[0]).toBe(2);
  expect(shells).toEqual([...shells].sort((one, other) => one - other));
  expect(shells[2]).toBeGreaterThan(shells[0] ?? 0);
});
