import { createHash } from 'node:crypto';

/**
 * Visitors are divided into so many buckets. With a hundredth of them two canaries would share noticeably more or fewer
 * visitors than chance lets them (decision 092).
 */
export const bucketCount = 1_000_000;

/** A section's version that some visitors are shown before it is live for all. */
export type Canary = {
  remote: string;
  version: string;
  /** Share of the visitors, 0 to 1. */
  share: number;
};

/** An affine permutation of the buckets: `(bucket * factor + offset) mod bucketCount`. */
type Order = { factor: number; offset: number };

const orders = new WeakMap<object, Order>();

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The next number from `start` on that shares no divisor with the number of buckets. */
function coprimeFrom(start: number): number {
  return greatestDivisor(start, bucketCount) === 1 ? start : coprimeFrom(start + 1);
}

function computeOrder({ remote, version }: Pick<Canary, 'remote' | 'version'>): Order {
  const seed = createHash('sha256').update(`${remote}@${version}`).digest();
  const factor = coprimeFrom(1 + (seed.readUInt32BE(0) % (bucketCount - 1)));
  return { factor, offset: seed.readUInt32BE(4) % bucketCount };
}

/** Computed once for each canary object: every request of a visitor asks for it. */
function orderOf(release: Pick<Canary, 'remote' | 'version'>): Order {
  const known = orders.get(release);
  if (known) return known;
  const order = computeOrder(release);
  orders.set(release, order);
  return order;
}

/**
 * Where a bucket, 0 to 999,999, stands in the order in which a canary takes the buckets in. The order is an affine permutation
 * seeded by the release, so that shells agree without a word, no two buckets have one place, it is not always the same
 * visitors who come first, and who is in one canary says nothing of who is in another.
 */
export function bucketRank(bucket: number, release: Pick<Canary, 'remote' | 'version'>): number {
  const { factor, offset } = orderOf(release);
  return (bucket * factor + offset) % bucketCount;
}

/**
 * Whether the visitors of a bucket are shown the canary. In the contract because every shell, the release tool and the
 * journeys have to say the same. A higher share keeps all who were in it.
 */
export function isInCanary(bucket: number, canary: Canary): boolean {
  return bucketRank(bucket, canary) < Math.round(canary.share * bucketCount);
}
