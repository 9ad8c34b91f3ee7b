import type { ThreadWork } from './thread-work';

/** When a render worker is given up. Work is CPU time of its thread, so that a slow machine or a pause ends none. */
export type WorkerLimits = {
  /** Milliseconds between two looks at a worker that owes something. */
  checkEvery: number;
  /** Work in milliseconds without a message, while an answer is owed. */
  silentWork: number;
  /** Work in milliseconds until the set is loaded. */
  startWork: number;
  /** Looks in a row at which a thread has neither worked nor waited for a CPU: it sleeps and will not wake. */
  stillChecks: number;
};

export const workerLimits: WorkerLimits = { checkEvery: 500, silentWork: 2000, startWork: 10_000, stillChecks: 20 };

/** Judges a thread that owes something by the work that it does between its messages (docs/architecture.md#budgets). */
export class WorkerProgress {
  private since: ThreadWork | undefined;
  private last: ThreadWork | undefined;
  private still = 0;

  /** @param maxWork in milliseconds */
  constructor(
    private readonly maxWork: number,
    private readonly stillChecks: number,
  ) {}

  /** The thread sent something, or owes something from now on. */
  received(): void {
    this.since = undefined;
  }

  /** What is wrong with the thread; undefined if nothing is, or if its work cannot be read. */
  check(now: ThreadWork | undefined): string | undefined {
    if (!now) return undefined;
    const asleep = this.since && this.last?.worked === now.worked && this.last.waited === now.waited;
    this.still = asleep ? this.still + 1 : 0;
    this.last = now;
    this.since ??= now;
    const worked = Math.round(now.worked - this.since.worked);
    if (worked > this.maxWork) return `worked ${worked} ms without a message`;
    if (this.still >= this.stillChecks) return `neither worked nor waited for a CPU at ${this.still} checks in a row`;
    return undefined;
  }
}
