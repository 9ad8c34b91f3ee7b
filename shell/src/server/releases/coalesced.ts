/** Milliseconds without a new request until the work is done, and the longest that it is put off. */
export type Delays = { quiet: number; longest: number };
const usual: Delays = { quiet: 2000, longest: 10_000 };

/** Does some work in the background once requests have calmed down; one run at a time. */
export class Coalesced {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private running: Promise<void> = Promise.resolve();

  /** @param work never rejects */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly delays: Delays = usual,
  ) {}

  request(): void {
    const now = performance.now();
    if (!this.timer) this.since = now;
    clearTimeout(this.timer);
    const { quiet, longest } = this.delays;
    const delay = Math.max(0, Math.min(quiet, this.since + longest - now));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.running.then(this.work);
    }, delay).unref();
  }

  /** Forgets what has not begun; resolves when what has is done. */
  stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return this.running;
  }
}
