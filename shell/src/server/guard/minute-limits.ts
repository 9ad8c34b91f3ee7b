import { ageOf } from '../age-of';

const minute = 60_000;
const maxKeys = 10_000;

/** A fixed-window rate limiter with windows of one minute. */
export class MinuteLimits {
  private readonly counts = new Map<string, number>();
  private began = 0;

  /** Counts one event of the key; whether it is within the limit. */
  allows(key: string, limit: number): boolean {
    if (ageOf(this.began) >= minute) {
      this.counts.clear();
      this.began = Date.now();
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    if (count === 1 && this.counts.size >= maxKeys) return false;
    this.counts.set(key, count);
    return count <= limit;
  }
}
