import { pageBudget } from '../../render/pages/page-budget';
import { ColdRenderBulkhead } from './cold-render-bulkhead';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A bulkhead and renders that end when the test ends them; tells which got a place and which left the queue of renders. */
function setUp(places = { own: 0, shared: 3 }) {
  const bulkhead = new ColdRenderBulkhead({ places, placesOfNetwork: 2 });
  const ends: (() => void)[] = [];
  const left: string[] = [];
  const cold: Record<string, boolean> = {};
  const ask = (name: string, network = name, section = 'mf-help') =>
    bulkhead.run(
      { network, section },
      () => left.push(name),
      (may) => {
        cold[name] = may;
        return new Promise<void>((done) => ends.push(done));
      },
    );
  return { ask, ends, left, cold };
}

test('renders wait in as many places as there are, and one network gets not all of them', async () => {
  const { ask, ends, cold } = setUp();
  const first = ask('a1', 'a');
  for (const name of ['a2', 'a3']) void ask(name, 'a');
  void ask('b');
  void ask('c');
  expect(cold).toEqual({ a1: true, a2: true, a3: false, b: true, c: false });
  ends[0]?.();
  await first;
  void ask('d');
  expect(cold.d).toBe(true);
});

test('a render that waits longer than a page usually may leaves the queue of renders', async () => {
  const { ask, ends, left } = setUp();
  const quick = ask('quick');
  void ask('slow');
  ends[0]?.();
  await quick;
  await jest.advanceTimersByTimeAsync(pageBudget - 1);
  expect(left).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(left).toEqual(['slow']);
});

test('a place is free again after a failure', async () => {
  const page = { network: 'a', section: 'mf-help' };
  const bulkhead = new ColdRenderBulkhead({ places: { own: 0, shared: 1 }, placesOfNetwork: 1 });
  await expect(bulkhead.run(page, jest.fn(), () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  expect(await bulkhead.run(page, jest.fn(), async (cold) => cold)).toBe(true);
});

test('a section whose data never comes leaves the others a place each', () => {
  const { ask, cold } = setUp({ own: 1, shared: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  void ask('info', 'info', 'mf-info');
  expect(cold).toEqual({ a: true, b: true, c: true, d: false, info: true });
});
