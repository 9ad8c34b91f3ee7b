import { type Canary, bucketCount, bucketRank, isInCanary } from './canary-buckets';

const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const release = { remote: 'mf-help', version: '1.3.0' };
const inCanary = (canary: Canary) => buckets.filter((bucket) => isInCanary(bucket, canary));

test.each([0.0001, 0.1234, 0.29, 0.5])('a share of %d is exactly so many of the buckets', (share) => {
  expect(inCanary({ ...release, share })).toHaveLength(Math.round(share * bucketCount));
});

/** How many standard deviations of chance, of 1,000,000 visitors, the common part of two canaries is away from the product of their shares. */
function dependence(
  [one, first]: readonly [Uint8Array, number],
  [other, second]: readonly [Uint8Array, number],
): number {
  let both = 0;
  for (let bucket = 0; bucket < bucketCount; bucket++) both += (one[bucket] ?? 0) & (other[bucket] ?? 0);
  const expected = first * second;
  return Math.abs(both / bucketCount - expected) / Math.sqrt((expected * (1 - first) * (1 - second)) / 1_000_000);
}

test('R13.67 who is in one canary says nothing of who is in another, in a quintet of sections', () => {
  const sections = ['mf-college', 'mf-help', 'mf-info', 'mf-marketing', 'mf-mobile'];
  const found: number[] = [];
  for (let quintet = 0; quintet < 1; quintet++) {
    const sides = sections.map((remote, place) => {
      const canary = { remote, version: `1.${quintet}.${place}`, share: [0.05, 0.1, 0.25][place % 3] ?? 0 };
      return [Uint8Array.from(buckets, (bucket) => Number(isInCanary(bucket, canary))), canary.share] as const;
    });
    for (const [place, side] of sides.entries())
      for (const other of sides.slice(place + 1)) found.push(dependence(side, other));
  }
  // Chance alone is beyond 2.576 standard deviations once in a hundred pairs.
  expect(found.filter((away) => away > 2.576)).toEqual([]);
});

test('R10.42 R10.43 raising the share moves no visitor back', () => {
  const canaries = [0.0001, 0.01, 0.05, 0.25, 0.5].map((share) => ({ ...release, share }));
  const isMovedBack = (bucket: number) => {
    const sides = canaries.map((canary) => isInCanary(bucket, canary));
    return sides.lastIndexOf(false) > sides.indexOf(true) && sides.includes(true);
  };
  expect(buckets.filter(isMovedBack)).toEqual([]);
});

test('the order is a permutation, and another one for each release', () => {
  for (const version of ['1.3.0', '1.3.1', '1.4.0']) {
    const taken = new Uint8Array(bucketCount);
    const one = { ...release, version };
    for (const bucket of buckets) taken[bucketRank(bucket, one)] = 1;
    expect(taken.every(Boolean)).toBe(true);
  }
  const canaries = ['1.3.0', '1.3.1', '1.4.0', '1.5.0'].map((version) => ({ ...release, version, share: 0.05 }));
  const always = buckets.filter((bucket) => canaries.every((canary) => isInCanary(bucket, canary)));
  // Four independent draws of a twentieth leave one in 160,000; the same twentieth would leave all 50,000.
  expect(always.length).toBeLessThan(50);
});
