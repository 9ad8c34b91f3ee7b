import type { Logger } from 'pino';
import { RenderWorker, WorkerDied } from './render-worker';
import type { DataAnswer, RenderAnswer, RenderRequest, WorkerCall, WorkerInput } from './worker-messages';

/** A page that crashed its worker is not rendered again on that set for this long, in milliseconds. */
const breakerOpenFor = 30_000;
const retireTimeout = 5000;
const retireCheckInterval = 50;

/** The worker of one release set, restarted when it dies. */
export class SetPool {
  private worker: RenderWorker;
  private readonly broken = new Map<string, number>();
  private retired = false;

  constructor(
    readonly input: WorkerInput,
    private readonly script: string,
    private readonly answerCall: (request: WorkerCall) => Promise<DataAnswer>,
    private readonly log: Logger,
  ) {
    this.worker = this.start();
  }

  get ready(): Promise<void> {
    return this.worker.ready;
  }

  /**
   * Renders on this set. A request that lost its worker to another page is retried once on the new worker.
   * @throws {WorkerDied} when this page hangs or crashes its worker, or did so recently
   */
  async render(request: RenderRequest, routeId: string): Promise<RenderAnswer> {
    if ((this.broken.get(routeId) ?? 0) > Date.now()) throw new WorkerDied(`${routeId} killed its worker lately`, true);
    try {
      return await (await this.runningWorker()).render(request);
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
      this.log.error(
        { set: this.input.set.id, routeId, culprit: error.culprit, reason: error.message },
        'render worker died',
      );
      if (!error.culprit) return (await this.runningWorker()).render(request);
      this.broken.set(routeId, Date.now() + breakerOpenFor);
      throw error;
    }
  }

  /** Terminates the worker after its last pending render, at most 5 s from now. */
  retire(): void {
    this.retired = true;
    const deadline = Date.now() + retireTimeout;
    const check = setInterval(() => {
      if (this.worker.busy && Date.now() < deadline) return;
      clearInterval(check);
      this.worker.terminate();
    }, retireCheckInterval);
  }

  private start(): RenderWorker {
    const worker = new RenderWorker(this.input, this.script, this.answerCall);
    worker.ready.catch(() => undefined);
    return worker;
  }

  private async runningWorker(): Promise<RenderWorker> {
    if (!this.worker.alive && !this.retired) this.worker = this.start();
    await this.worker.ready;
    return this.worker;
  }
}
