import { seededRandom } from '@site/release/guard/seeded-random';

export type Asking = { requestsASecond: number; addresses: number; skew: number; freshFor: number };

/** How often each address is asked for a second: the n-th n^-skew times as often as the first (Zipf). */
function ratesOf({ requestsASecond, addresses, skew }: Asking): number[] {
  const weights = Array.from({ length: addresses }, (_, place) => (place + 1) ** -skew);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (requestsASecond * weight) / sum);
}

/**
 * Requests a second that find no fresh page in one store. Each address is rendered, then fresh for a while, then rendered by
 * the next who asks, after 1/rate on average; so it is rendered every freshFor + 1/rate seconds.
 */
export function missesASecond(asking: Asking): number {
  return ratesOf(asking).reduce((sum, rate) => sum + rate / (1 + rate * asking.freshFor), 0);
}

/** The same, counted in a simulation of so many seconds: visitors come at random, and each address has its own clock. */
export function simulatedMisses(asking: Asking, seconds: number, seed = 1): number {
  const random = seededRandom(seed);
  let misses = 0;
  for (const rate of ratesOf(asking)) {
    let freshUntil = 0;
    for (let at = -Math.log(1 - random()) / rate; at < seconds; at += -Math.log(1 - random()) / rate) {
      if (at < freshUntil) continue;
      misses += 1;
      freshUntil = at + asking.freshFor;
    }
  }
  return misses / seconds;
}
