import type { Logger } from 'pino';
import { RenderWorker, WorkerDied } from './render-worker';
import type { DataAnswer, DataRequest, RenderAnswer, RenderRequest, WorkerSeed } from './worker-messages';

/** A page that killed its worker is not tried again on that set for this long, in milliseconds. */
const breakerOpen = 30_000;
const retirePatience = 5000;
const retireCheck = 50;

/** The worker of one release set, started anew when it dies. */
export class SetPool {
  private worker: RenderWorker;
  private readonly broken = new Map<string, number>();
  private retired = false;

  constructor(
    readonly seed: WorkerSeed,
    private readonly script: string,
    private readonly answerCall: (request: DataRequest) => Promise<DataAnswer>,
    private readonly log: Logger,
  ) {
    this.worker = this.start();
  }

  get ready(): Promise<void> {
    return this.worker.ready;
  }

  /**
   * Renders on this set. An innocent request whose worker died is tried once more on the new worker.
   * @throws {WorkerDied} when this very page hangs or exhausts its worker, or did so lately
   */
  async render(request: RenderRequest, routeId: string): Promise<RenderAnswer> {
    if ((this.broken.get(routeId) ?? 0) > Date.now()) throw new WorkerDied(`${routeId} killed its worker lately`, true);
    try {
      return await (await this.living()).render(request);
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
      this.log.error(
        { set: this.seed.set.id, routeId, culprit: error.culprit, reason: error.message },
        'render worker died',
      );
      if (!error.culprit) return (await this.living()).render(request);
      this.broken.set(routeId, Date.now() + breakerOpen);
      throw error;
    }
  }

  /** Ends the worker after its last answer, at most 5 s from now. */
  retire(): void {
    this.retired = true;
    const deadline = Date.now() + retirePatience;
    const check = setInterval(() => {
      if (this.worker.busy && Date.now() < deadline) return;
      clearInterval(check);
      this.worker.terminate();
    }, retireCheck);
  }

  private start(): RenderWorker {
    const worker = new RenderWorker(this.seed, this.script, this.answerCall);
    worker.ready.catch(() => undefined);
    return worker;
  }

  private async living(): Promise<RenderWorker> {
    if (!this.worker.alive && !this.retired) this.worker = this.start();
    await this.worker.ready;
    return this.worker;
  }
}
