import PQueue from 'p-queue';
import { HttpError } from '../plugins/http-errors';
import type { ReadLimits, Weight } from './read-limits';

/** What became of a read: begun at all, refused because too many wait or because its turn did not come, or its client left. */
export type ReadOutcome = 'begun' | 'full' | 'late' | 'gone';

/** The response that waits: destroyed, or closing, when the client leaves. */
export type Visit = {
  destroyed: boolean;
  once: (event: 'close', leave: () => void) => unknown;
  off: (event: 'close', leave: () => void) => unknown;
};

/** The wait is counted in so many parts: while the process cannot run, such as when it compiles schemas, one of them passes. */
const waitParts = 20;

/** A read that was not begun. */
class ReadRefused extends HttpError {
  constructor(readonly outcome: Exclude<ReadOutcome, 'begun'>) {
    super(outcome === 'gone' ? 499 : 503, outcome === 'gone' ? '请求已取消' : '当前访问较多，请稍后再试');
  }
}

/**
 * Bounds the reads in the database, the wait for it and the number of those that wait (docs/faults.md F40). Heavy reads
 * have a smaller share of both. Leads and health checks do not pass here.
 */
export class ReadAdmission {
  readonly running: Record<Weight, number> = { light: 0, heavy: 0 };
  readonly waiting: Record<Weight, number> = { light: 0, heavy: 0 };
  private readonly all: PQueue;
  private readonly heavy: PQueue;

  constructor(
    private readonly limits: ReadLimits,
    private readonly report: (weight: Weight, outcome: ReadOutcome) => void = () => undefined,
  ) {
    this.all = new PQueue({ concurrency: limits.running });
    this.heavy = new PQueue({ concurrency: limits.runningHeavy });
  }

  /**
   * Runs `read` when its turn comes; it is not run at all when that takes too long or its client has left.
   * @throws {HttpError} 503 when the service is busy
   */
  async admit<Answer>(weight: Weight, visit: Visit, read: () => Promise<Answer>): Promise<Answer> {
    try {
      if (visit.destroyed) throw new ReadRefused('gone');
      if (this.waiting[weight] >= this.limits.waiting[weight]) throw new ReadRefused('full');
      return await this.inTurn(weight, visit, () => this.run(weight, read));
    } catch (error) {
      if (error instanceof ReadRefused) this.report(weight, error.outcome);
      throw error;
    }
  }

  private async inTurn<Answer>(weight: Weight, visit: Visit, begin: () => Promise<Answer>): Promise<Answer> {
    const wait = new AbortController();
    const leave = () => wait.abort(new ReadRefused('gone'));
    let partsLeft = waitParts;
    const timer = setInterval(() => {
      partsLeft -= 1;
      if (partsLeft === 0) wait.abort(new ReadRefused('late'));
    }, this.limits.maxWait / waitParts);
    visit.once('close', leave);
    this.waiting[weight]++;
    let waits = true;
    const stopWaiting = () => {
      if (!waits) return;
      waits = false;
      this.waiting[weight]--;
      clearInterval(timer);
      visit.off('close', leave);
    };
    try {
      return await this.enqueue(weight, wait.signal, () => {
        stopWaiting();
        return begin();
      });
    } finally {
      stopWaiting();
    }
  }

  private enqueue<Answer>(weight: Weight, signal: AbortSignal, begin: () => Promise<Answer>): Promise<Answer> {
    const inAll = () => this.all.add(begin, { signal });
    return weight === 'heavy' ? this.heavy.add(inAll, { signal }) : inAll();
  }

  private async run<Answer>(weight: Weight, read: () => Promise<Answer>): Promise<Answer> {
    this.report(weight, 'begun');
    this.running[weight]++;
    try {
      return await read();
    } finally {
      this.running[weight]--;
    }
  }
}
