import type { Logger } from 'pino';
import type { RenderAnswer, RenderRequest, WorkerInput } from '../pages/worker-messages';
import { BarredAddresses } from './barred-addresses';
import { type CallAnswers, KnownCalls } from './known-calls';
import { ProcessEnded } from './pending-renders';
import { type CrewOptions, ProcessCrew } from './process-crew';
import type { ProcessLimits } from './process-progress';
import { Quarantine } from './quarantine';
import { RenderProcess } from './render-process';
import type { SpareProcess } from './spare-process';

export type PoolOptions = {
  spare: Pick<SpareProcess, 'take' | 'refill'>;
  limits: ProcessLimits;
  /** See `CrewOptions`. */
  mayGrow: () => boolean;
  idle: { surplus: number; rest: number };
  settled: CrewOptions['settled'];
  isLate?: CrewOptions['isLate'];
  log: Logger;
};

/** The processes of one release of one section, replaced when they end (docs/architecture.md#render-process). */
export class SectionPool {
  private readonly crew: ProcessCrew;
  private readonly barred = new BarredAddresses();
  private readonly quarantine: Quarantine;
  private readonly calls: KnownCalls;
  private retired = false;

  /** @param input a set of this section alone, or of none for the shell's own pages */
  constructor(input: WorkerInput, { answer: answerCall, ready }: CallAnswers, options: PoolOptions) {
    const { spare, limits, mayGrow, idle, isLate } = options;
    const settled = (error?: Error) => {
      spare.refill();
      options.settled(error);
    };
    const log = options.log.child({ release: input.set.id });
    const start = () => new RenderProcess({ input, take: () => spare.take(), answerCall, limits, log });
    this.calls = new KnownCalls(ready);
    this.crew = new ProcessCrew({ start, mayGrow, settled, idle, isLate, log });
    this.quarantine = new Quarantine({ start, barred: this.barred, log });
  }

  /** The release is loaded by its first process, where one starts by itself. */
  get ready(): Promise<void> {
    return this.crew.ready;
  }

  /** Renders under way and waiting, quarantine left out. */
  get load(): number {
    return this.crew.load;
  }

  /** Processes that have a page to render. */
  get busy(): number {
    return this.crew.busy;
  }

  /**
   * A page whose process ends is rendered once more, alone on a fresh process.
   * @throws {ProcessEnded} when the page ends that one too, or did so lately
   */
  async render(request: RenderRequest, routeId: string): Promise<RenderAnswer> {
    const page = { request, routeId };
    if (this.barred.has(routeId, request.address)) throw new ProcessEnded(`${routeId} ended its process lately`);
    if (this.quarantine.holds(page)) return this.quarantine.retry(page, true);
    try {
      const answer = await this.crew.render(this.calls.equip(request));
      this.calls.note(request, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ProcessEnded) || this.retired) throw error;
      return this.quarantine.retry(page, error.wasRendering);
    }
  }

  /** Ends its processes; they come back with the next page. */
  rest(): void {
    this.crew.rest();
  }

  /** Ends each process after its last pending render. */
  retire(): void {
    this.retired = true;
    this.crew.close();
  }
}
