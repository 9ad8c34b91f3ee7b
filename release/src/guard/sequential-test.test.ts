import { drawn, seededRandom } from './seeded-random';
import { type Pair, sequentialP } from './sequential-test';

/** Pairs of a canary with a tenth of the visitors; `rate` may differ from pair to pair. */
function pairs(seed: number, count: number, rate: (index: number) => number, more = 0): Pair[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    subject: { attempts: 2, failures: drawn(random, 2, rate(index) + more) },
    control: { attempts: 18, failures: drawn(random, 18, rate(index)) },
  }));
}

/** Half of them in each `npm test`, all in `npm run prove`. */
const runs = process.env.EVERY_CASE ? 300 : 150;

function timesBelow(p: number, of: (seed: number) => Pair[]): number {
  return Array.from({ length: runs }, (_, seed) => sequentialP(of(seed))).filter((found) => found < p).length;
}

test.each([0.002, 0.02, 0.2, 0.6])(
  'where both fail alike with %d, looking after each of 150 pairs finds a chance below 1 %% in less than 1 %% of the runs',
  (rate) => {
    expect(timesBelow(0.01, (seed) => pairs(seed, 150, () => rate))).toBeLessThan(runs / 100);
  },
);

test('what comes and goes for both, from nothing to 40 %, is no difference', () => {
  expect(timesBelow(0.01, (seed) => pairs(seed, 150, (index) => (index % 60 < 30 ? 0.001 : 0.4)))).toBeLessThan(
    runs / 100,
  );
});

test('twenty points more are found below 0.1 % in all of 100 runs of 200 pairs, and fewer failures are no fault', () => {
  const found = Array.from({ length: 100 }, (_, seed) => sequentialP(pairs(seed, 200, () => 0.02, 0.2)));

  expect(Math.max(...found)).toBeLessThan(0.001);
  expect(sequentialP(pairs(1, 300, () => 0.3, -0.25))).toBeGreaterThan(0.1);
});

test('without a control, without attempts and where everything fails nothing can be said', () => {
  const all = { attempts: 10, failures: 10 };

  expect(sequentialP([])).toBe(1);
  expect(sequentialP([{ subject: all, control: { attempts: 0, failures: 0 } }])).toBe(1);
  expect(sequentialP(Array.from({ length: 50 }, () => ({ subject: all, control: all })))).toBeGreaterThan(0.1);
});
