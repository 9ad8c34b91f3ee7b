const minute = 60_000;
const mostKeys = 10_000;

/** What visitors can bring about fills at most so many lines of the log a minute (faults.md F36). */
export const linesPerMinute = 200;

/** Counts of the running minute, forgotten together at its end. */
export class MinuteLimits {
  private readonly counts = new Map<string, number>();
  private began = 0;

  /** Counts one event of the key, and says whether it is within the limit. */
  allows(key: string, limit: number): boolean {
    if (Date.now() - this.began >= minute) {
      this.counts.clear();
      this.began = Date.now();
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    if (count === 1 && this.counts.size >= mostKeys) return false;
    this.counts.set(key, count);
    return count <= limit;
  }
}
