/** Numbers from 0 to 1, the same for the same seed (mulberry32), for simulations that can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many of `attempts` happen, each with `rate`; an attempt that is no whole one happens in proportion. */
export function drawn(random: () => number, attempts: number, rate: number): number {
  let count = 0;
  for (let left = attempts; left > 0; left -= 1) if (random() < rate * Math.min(1, left)) count += 1;
  return count;
}

/** A whole number of attempts a second, whose mean is `mean`. */
export function arrivals(random: () => number, mean: number): number {
  return Math.floor(mean) + (random() < mean % 1 ? 1 : 0);
}
