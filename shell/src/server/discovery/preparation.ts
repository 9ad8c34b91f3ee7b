import { type FaultLog, inBackground } from '@site/shared/process/in-background';

/** How often it is asked whether something changed, in milliseconds; the question costs two reads of memory. */
const lookEvery = 500;
/** After a run in which something was missing, and after any other: hosts without content revisions tell of no change. */
const retryAfter = 30_000;
const repeatAfter = 10 * 60_000;

type Options = {
  /** Names what is prepared from; undefined while there is nothing. */
  state: () => string | undefined;
  /** Whether everything could be prepared. */
  run: () => Promise<boolean>;
  log: FaultLog;
};

/** Runs in the background once for every change, one run at a time: changes during a run make one more. */
export class Preparation {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private prepared: string | undefined;
  private dueAt = 0;

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(() => this.begin(), lookEvery).unref();
    this.begin();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private begin(): void {
    inBackground(this.options.log, this.look(), 'what search engines read could not be prepared; it is tried again');
  }

  private async look(): Promise<void> {
    const state = this.options.state();
    const due = state !== this.prepared || Date.now() >= this.dueAt;
    if (state === undefined || this.running || !due) return;
    this.running = true;
    let whole = false;
    try {
      whole = await this.options.run();
    } finally {
      this.prepared = state;
      this.dueAt = Date.now() + (whole ? repeatAfter : retryAfter);
      this.running = false;
    }
  }
}
