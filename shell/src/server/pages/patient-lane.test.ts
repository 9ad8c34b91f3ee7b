import { pageBudget } from '../../remotes/page-budget';
import { PatientLane } from './patient-lane';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A lane whose work ends when it is told to; says who was let in and who left the queue of renders. */
function setUp(places = { own: 0, shared: 3 }) {
  const lane = new PatientLane({ places, placesOfNetwork: 2 });
  const ends: (() => void)[] = [];
  const left: string[] = [];
  const patient: Record<string, boolean> = {};
  const ask = (name: string, network = name, section = 'mf-help') =>
    lane.run(
      { network, section },
      () => left.push(name),
      (may) => {
        patient[name] = may;
        return new Promise<void>((done) => ends.push(done));
      },
    );
  return { ask, ends, left, patient };
}

test('as many as there are places may wait, one network has not all of them', async () => {
  const { ask, ends, patient } = setUp();
  const first = ask('a1', 'a');
  for (const name of ['a2', 'a3']) void ask(name, 'a');
  void ask('b');
  void ask('c');
  expect(patient).toEqual({ a1: true, a2: true, a3: false, b: true, c: false });
  ends[0]?.();
  await first;
  void ask('d');
  expect(patient.d).toBe(true);
});

test('who waits longer than a page usually may leaves the queue of renders to others', async () => {
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
  const lane = new PatientLane({ places: { own: 0, shared: 1 }, placesOfNetwork: 1 });
  await expect(lane.run(page, jest.fn(), () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  expect(await lane.run(page, jest.fn(), async (patient) => patient)).toBe(true);
});

test('a section whose data never comes leaves the others a place each', () => {
  const { ask, patient } = setUp({ own: 1, shared: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  void ask('info', 'info', 'mf-info');
  expect(patient).toEqual({ a: true, b: true, c: true, d: false, info: true });
});
