import type { Tally } from './fault-kinds';

/** Kullback–Leibler divergence of two coins, in nats. */
function divergence(p: number, q: number): number {
  const part = (one: number, other: number) => (one === 0 ? 0 : one * Math.log(one / other));
  return part(p, q) + part(1 - p, 1 - q);
}

/**
 * An upper bound of the probability that so many attempts fail, or more, where each fails with `rate` (W. Hoeffding,
 * Probability Inequalities for Sums of Bounded Random Variables, JASA 58, 1963, theorem 1).
 */
export function chanceBound({ attempts, failures }: Tally, rate: number): number {
  if (attempts === 0 || rate >= 1 || failures / attempts <= rate) return 1;
  return Math.exp(-attempts * divergence(failures / attempts, rate));
}

const halvings = 30;

/** The highest rate with which so few failures, or fewer, still come by chance `p`, by the same inequality. */
export function highestRate({ attempts, failures }: Tally, p: number): number {
  const seen = attempts === 0 ? 0 : failures / attempts;
  let [low, high] = [seen, 1];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (Math.exp(-attempts * divergence(seen, middle)) > p) low = middle;
    else high = middle;
  }
  return high;
}
