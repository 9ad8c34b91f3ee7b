/** How often it is asked whether something changed, in milliseconds; the question costs two reads of memory. */
const lookEvery = 500;
/** After a run in which something was missing, and after any other: hosts without content revisions tell of no change. */
const retryAfter = 30_000;
const repeatAfter = 10 * 60_000;

type Options = {
  /** Names what is prepared from; undefined while there is nothing. */
  state: () => string | undefined;
  /** Whether everything could be prepared; it may not throw. */
  run: () => Promise<boolean>;
};

/** Runs in the background once for every change, one run at a time: changes during a run make one more. */
export class Preparation {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private prepared: string | undefined;
  private dueAt = 0;

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), lookEvery).unref();
    void this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const state = this.options.state();
    const due = state !== this.prepared || Date.now() >= this.dueAt;
    if (state === undefined || this.running || !due) return;
    this.running = true;
    const whole = await this.options.run();
    this.prepared = state;
    this.dueAt = Date.now() + (whole ? repeatAfter : retryAfter);
    this.running = false;
  }
}
