/** Round trips of one self-test. */
export const roundTrips = 12;

/** A round trip that takes longer counts as failed, in milliseconds. */
export const tripLimit = 3000;

/** All in milliseconds but `lost`, which counts trips that failed. */
export type Measures = { delay: number; jitter: number; lost: number };

export type Verdict = 'good' | 'usable' | 'poor';

/** The worst that each verdict allows. Beyond them a live picture stutters, whatever the bandwidth. */
const limits: [Verdict, Measures][] = [
  ['good', { delay: 80, jitter: 30, lost: 0 }],
  ['usable', { delay: 200, jitter: 80, lost: 1 }],
];

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The typical trip, and by how much two trips in a row differ on average; `undefined` stands for a failed trip. */
export function measuresOf(trips: readonly (number | undefined)[]): Measures {
  const times = trips.filter((trip): trip is number => trip !== undefined);
  const steps = times.slice(1).map((time, index) => Math.abs(time - (times[index] ?? time)));
  const jitter = steps.length > 0 ? steps.reduce((sum, step) => sum + step, 0) / steps.length : 0;
  const delay = median([...times].sort((one, other) => one - other));
  return { delay: Math.round(delay), jitter: Math.round(jitter), lost: trips.length - times.length };
}

export function verdictOf({ delay, jitter, lost }: Measures): Verdict {
  const kept = limits.find(([, most]) => delay <= most.delay && jitter <= most.jitter && lost <= most.lost);
  return kept?.[0] ?? 'poor';
}

/** One round trip to `address`, in milliseconds; `undefined` when it fails or takes too long. */
export async function roundTrip(address: string, ask: typeof fetch = fetch): Promise<number | undefined> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), tripLimit);
  const start = performance.now();
  try {
    await ask(address, { method: 'HEAD', cache: 'no-store', signal: giveUp.signal });
    return performance.now() - start;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
