const first = 1000;
const longest = 60_000;
/** A process that lived so long was well: what ends it next is a new fault. */
const wellAfter = 60_000;

/** How long to wait until a process that ended by itself is started again, in milliseconds: twice as long each time. */
export class RestartPauses {
  private failures = 0;

  /** @param lived milliseconds that the process ran */
  next(lived: number): number {
    if (lived >= wellAfter) this.failures = 0;
    const pause = Math.min(longest, first * 2 ** this.failures);
    this.failures += 1;
    return pause;
  }
}
