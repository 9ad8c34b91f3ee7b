const failuresToOpen = 5;
/** A host that failed is left alone this long, in milliseconds. */
export const openFor = 10_000;

/**
 * Opens after five failures in a row; then one call every ten seconds asks whether the host is well again, and all
 * others are refused until it says so (faults.md F2, F10).
 */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly now: () => number) {}

  /** Whether a call may go out. Where it is the one that probes, the next may only when it failed and its time is over. */
  admits(): boolean {
    if (this.failures < failuresToOpen) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + openFor;
    return true;
  }

  note(good: boolean): void {
    this.failures = good ? 0 : this.failures + 1;
    if (this.failures >= failuresToOpen) this.openUntil = this.now() + openFor;
  }
}
