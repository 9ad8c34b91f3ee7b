import { createHash } from 'node:crypto';

/** Visitors are divided into so many buckets: one is a hundredth of a percent. */
export const bucketCount = 10_000;

/** A section's version that some visitors are shown before it is live for all. */
export type Canary = {
  remote: string;
  version: string;
  /** Share of the visitors, 0 to 1. */
  share: number;
};

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The next number from `start` on that shares no divisor with the number of buckets. */
function coprimeFrom(start: number): number {
  return greatestDivisor(start, bucketCount) === 1 ? start : coprimeFrom(start + 1);
}

/**
 * Where a bucket, 0 to 9999, stands in the order in which a canary takes the buckets in. The order is an affine permutation
 * seeded by the release, so that shells agree without a word, no two buckets have one place, and it is not always the same
 * visitors who come first.
 */
export function bucketRank(bucket: number, { remote, version }: Pick<Canary, 'remote' | 'version'>): number {
  const seed = createHash('sha256').update(`${remote}@${version}`).digest();
  const factor = coprimeFrom(1 + (seed.readUInt32BE(0) % (bucketCount - 1)));
  return (bucket * factor + (seed.readUInt32BE(4) % bucketCount)) % bucketCount;
}

/**
 * Whether the visitors of a bucket are shown the canary. In the contract because every shell, the release tool and the
 * journeys have to say the same. A higher share keeps all who were in it.
 */
export function isInCanary(bucket: number, canary: Canary): boolean {
  return bucketRank(bucket, canary) < Math.round(canary.share * bucketCount);
}
