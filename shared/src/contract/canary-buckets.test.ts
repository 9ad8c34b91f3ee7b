import { type Canary, bucketCount, bucketRank, isInCanary } from './canary-buckets';

const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const release = { remote: 'mf-help', version: '1.3.0' };
const inCanary = (canary: Canary) => buckets.filter((bucket) => isInCanary(bucket, canary));

test.each([0.0001, 0.005, 0.05, 0.1, 0.1234, 0.29, 0.5])('a share of %d is exactly so many of the buckets', (share) => {
  for (const version of ['1.3.0', '1.3.1', '2.0.0-h0123456789ab'])
    expect(inCanary({ ...release, version, share })).toHaveLength(Math.round(share * bucketCount));
});

test('R10.42 of 1,000,000 visitors with fixed ids the share is right to 0.1 points', () => {
  // A generator of the textbook, so that the ids are the same in every run.
  let state = 20_261_123;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bucketCount);
  };
  const visitors = Array.from({ length: 1_000_000 }, next);
  for (const share of [0.01, 0.1, 0.25, 0.5]) {
    const chosen = new Set(inCanary({ ...release, share }));
    const met = visitors.filter((bucket) => chosen.has(bucket)).length / visitors.length;
    expect(Math.abs(met - share)).toBeLessThan(0.001);
  }
});

test('R10.43 raising the share moves no visitor back', () => {
  const shares = [0.0001, 0.01, 0.05, 0.25, 0.5];
  const [first = [], ...rest] = shares.map((share) => inCanary({ ...release, share }));
  rest.reduce((before, after) => {
    expect(new Set(after)).toEqual(new Set([...after, ...before]));
    return after;
  }, first);
});

test('the order is a permutation, and another one for each release', () => {
  const orders = ['1.3.0', '1.3.1', '1.4.0'].map((version) =>
    buckets.map((bucket) => bucketRank(bucket, { ...release, version })),
  );
  for (const order of orders) expect(new Set(order).size).toBe(bucketCount);
  const firsts = ['1.3.0', '1.3.1', '1.4.0', '1.5.0'].map((version) => inCanary({ ...release, version, share: 0.05 }));
  const always = firsts.reduce((kept, one) => kept.filter((bucket) => one.includes(bucket)));
  // Four independent draws of a twentieth leave one in 160,000; the same twentieth would leave all 500.
  expect(always.length).toBeLessThan(50);
});
