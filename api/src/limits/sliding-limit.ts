/** The most times kept, of all keys together: about 8 MB. */
const mostEvents = 1_000_000;

/**
 * A sliding-window limit: at most `limit` events per key in any `windowMs`. Keeps timestamps, at most so many a key, and
 * evicts the least recently used keys above `maxKeys` and where all have too many (docs/faults.md F41).
 */
export class SlidingLimit {
  /** In the order of their last event; of each key in the order of time. */
  private readonly times = new Map<string, number[]>();
  private events = 0;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly maxKeys = 20_000,
  ) {}

  /** Number of keys in memory. */
  get size(): number {
    return this.times.size;
  }

  /** How many events of a key lie in the window that ends now. */
  count(key: string, now: number): number {
    return this.recent(key, now).length;
  }

  /** Whether one more event is allowed now; `times`: how many times the limit the key has. */
  allows(key: string, now: number, times = 1): boolean {
    return this.count(key, now) < this.limit * times;
  }

  add(key: string, at: number): void {
    const times = this.recent(key, at);
    times.push(at);
    this.events += 1;
    this.times.delete(key);
    this.times.set(key, times);
    while (this.times.size > this.maxKeys || this.events > mostEvents) this.forgetOldest();
  }

  /** Removes an event that was cancelled. */
  remove(key: string, at: number): void {
    const times = this.times.get(key) ?? [];
    const index = times.lastIndexOf(at);
    if (index >= 0) this.cut(times, index, 1);
  }

  /** Removes every event of a key. */
  forget(key: string): void {
    this.events -= this.times.get(key)?.length ?? 0;
    this.times.delete(key);
  }

  /** Forgets what is over. What lies ahead was counted by a clock that has been set back; it would count until that time comes. */
  private recent(key: string, now: number): number[] {
    const times = this.times.get(key) ?? [];
    const from = times.findIndex((time) => time > now - this.windowMs);
    this.cut(times, 0, from < 0 ? times.length : from);
    const ahead = times.findLastIndex((time) => time <= now) + 1;
    this.cut(times, ahead, times.length - ahead);
    return times;
  }

  private cut(times: number[], from: number, count: number): void {
    if (count <= 0) return;
    times.splice(from, count);
    this.events -= count;
  }

  private forgetOldest(): void {
    const oldest = this.times.entries().next().value;
    if (!oldest) return;
    this.forget(oldest[0]);
  }
}
