/**
 * A sliding-window limit: at most `limit` events per key in any `windowMs`. Keeps timestamps, at most `limit` a key, and
 * evicts the least recently used keys above `maxKeys` (docs/faults.md F41).
 */
export class SlidingLimit {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly maxKeys = 20_000,
  ) {}

  /** Number of keys in memory. */
  get size(): number {
    return this.times.size;
  }

  /** Whether one more event is allowed now. */
  allows(key: string, now: number): boolean {
    return this.recent(key, now).length < this.limit;
  }

  add(key: string, at: number): void {
    const times = this.recent(key, at);
    times.push(at);
    this.times.delete(key);
    this.times.set(key, times);
    const oldest = this.times.keys().next();
    if (this.times.size > this.maxKeys && !oldest.done) this.times.delete(oldest.value);
  }

  /** Removes an event that was cancelled. */
  remove(key: string, at: number): void {
    const times = this.times.get(key) ?? [];
    const index = times.lastIndexOf(at);
    if (index >= 0) times.splice(index, 1);
  }

  private recent(key: string, now: number): number[] {
    // What lies ahead was counted by a clock that has been set back since; it would count until that time comes again.
    return (this.times.get(key) ?? []).filter((time) => time > now - this.windowMs && time <= now);
  }
}
