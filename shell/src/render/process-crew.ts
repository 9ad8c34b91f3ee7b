import type { Logger } from 'pino';
import { WorkerDied } from './pending-renders';
import type { RenderWorker } from './render-worker';
import type { RenderAnswer, RenderRequest } from './worker-messages';

export type PoolSize = {
  /** Threads that render, at least 1. */
  workers: number;
  /** One more thread that has loaded the set and takes the place of one that ends. */
  spare: boolean;
};

/** The workers of one set. One starts after the other, so that a set which does not load costs one thread. */
export class WorkerCrew {
  /** The first worker is ready. */
  readonly ready: Promise<void>;
  private readonly workers: RenderWorker[] = [];
  private spare: RenderWorker | undefined;
  private starting: RenderWorker | undefined;
  private closed = false;

  constructor(
    private readonly startOne: () => RenderWorker,
    private size: PoolSize,
    private readonly log: Logger,
  ) {
    this.fill();
    this.ready = this.starting?.ready ?? Promise.resolve();
  }

  /** Renders that are not answered yet. */
  get load(): number {
    return this.workers.reduce((sum, { load }) => sum + load, 0);
  }

  /**
   * Renders on the least busy worker, chosen and given the page in one step: the load of the next choice includes it.
   * @throws {WorkerDied} when the worker ends before it answers
   * @throws {Error} with the reason when there is no worker and none can be started
   */
  async render(request: RenderRequest): Promise<RenderAnswer> {
    this.fill();
    const [first, ...others] = this.workers;
    if (first) return others.reduce((best, other) => (other.load < best.load ? other : best), first).render(request);
    if (!this.starting) throw new WorkerDied('the set is retired');
    await this.starting.ready;
    return this.render(request);
  }

  resize(size: PoolSize): void {
    this.size = size;
    for (const surplus of this.workers.splice(size.workers)) surplus.retire();
    if (!size.spare) this.dismissSpare();
    this.fill();
  }

  /** Ends each worker after its last pending render. */
  close(): void {
    this.closed = true;
    this.starting?.terminate();
    this.dismissSpare();
    for (const worker of this.workers.splice(0)) worker.retire();
  }

  private dismissSpare(): void {
    this.spare?.terminate();
    this.spare = undefined;
  }

  /** Starts what is missing. */
  private fill(): void {
    const wanted = this.size.workers + (this.size.spare ? 1 : 0);
    if (this.spare && this.workers.length < this.size.workers) {
      this.workers.push(this.spare);
      this.spare = undefined;
    }
    if (this.closed || this.starting || this.workers.length + (this.spare ? 1 : 0) >= wanted) return;
    const worker = this.startOne();
    this.starting = worker;
    worker.ready.then(
      () => this.admit(worker),
      (error: Error) => this.giveUp(error),
    );
  }

  private admit(worker: RenderWorker): void {
    this.starting = undefined;
    if (this.closed) return worker.terminate();
    if (this.workers.length < this.size.workers) this.workers.push(worker);
    else this.spare = worker;
    void worker.ended.then((reason) => this.lose(worker, reason));
    this.log.debug({ spare: this.spare === worker }, 'render worker is ready');
    this.fill();
  }

  /** The next render starts another one. */
  private giveUp(error: Error): void {
    this.starting = undefined;
    if (!this.closed) this.log.error({ reason: error.message }, 'render worker did not start');
  }

  /** A worker that ended before its first page is not replaced until a page is asked for: the next one may end as well. */
  private lose(worker: RenderWorker, reason: string): void {
    const place = this.workers.indexOf(worker);
    if (place < 0 && this.spare !== worker) return;
    if (place < 0) this.spare = undefined;
    else this.workers.splice(place, 1);
    this.log.error({ reason: `it ${reason}` }, 'render worker ended');
    if (worker.used) this.fill();
  }
}
