import type { Logger } from 'pino';
import { BarredAddresses } from './barred-addresses';
import { type CallAnswers, KnownCalls } from './known-calls';
import { Quarantine } from './quarantine';
import { WorkerDied } from './pending-renders';
import { RenderWorker } from './render-worker';
import type { StartThread } from './start-thread';
import { type PoolSize, WorkerCrew } from './worker-crew';
import type { RenderAnswer, RenderRequest, WorkerInput } from './worker-messages';
import { type WorkerLimits, workerLimits } from './worker-progress';

/** For a set that is not live: a check, or the one to fall back to. */
export const smallestPool: PoolSize = { workers: 1, spare: false };

/** The workers of one release set, replaced when they end (docs/architecture.md#render-worker). */
export class SetPool {
  private readonly crew: WorkerCrew;
  private readonly barred = new BarredAddresses();
  private readonly quarantine: Quarantine;
  private readonly calls: KnownCalls;
  private retired = false;

  constructor(
    readonly input: WorkerInput,
    startThread: StartThread,
    { answer: answerCall, ready }: CallAnswers,
    log: Logger,
    size: PoolSize = smallestPool,
    limits: WorkerLimits = workerLimits,
  ) {
    const ownLog = log.child({ set: input.set.id });
    const start = () => new RenderWorker({ input, start: startThread, answerCall, limits, log: ownLog });
    this.calls = new KnownCalls(ready);
    this.crew = new WorkerCrew(start, size, ownLog);
    this.quarantine = new Quarantine({ start, barred: this.barred, log: ownLog });
  }

  /** The set is loaded by its first worker. */
  get ready(): Promise<void> {
    return this.crew.ready;
  }

  /** Renders under way and waiting, quarantine left out. */
  get load(): number {
    return this.crew.load;
  }

  /** Changes the number of workers; what is missing starts in the background. */
  resize(size: PoolSize): void {
    this.crew.resize(size);
  }

  /**
   * Renders on this set. A page whose worker ends is rendered once more, alone on a fresh worker.
   * @throws {WorkerDied} when the page ends that one too, or did so lately
   */
  async render(request: RenderRequest, routeId: string): Promise<RenderAnswer> {
    const page = { request, routeId };
    if (this.barred.has(routeId, request.address)) throw new WorkerDied(`${routeId} ended its worker lately`);
    if (this.quarantine.holds(page)) return this.quarantine.retry(page, true);
    try {
      const answer = await this.crew.render(this.calls.equip(request));
      this.calls.note(request, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof WorkerDied) || this.retired) throw error;
      return this.quarantine.retry(page, error.painting);
    }
  }

  /** Ends each worker after its last pending render. */
  retire(): void {
    this.retired = true;
    this.crew.close();
  }
}
