import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';
import { ProcessEnded } from './pending-renders';
import type { RenderProcess } from './render-process';
import type { RenderAnswer, RenderRequest } from '../pages/worker-messages';

export type CrewOptions = {
  start: () => RenderProcess;
  /** Whether one more process may render beside those that do. */
  mayGrow: () => boolean;
  /** A process is ready, or could not be started: the machine has time for others. */
  settled: (error?: Error) => void;
  /** Milliseconds without a render after which a process beside the first ends; the first ends after `rest`. */
  idle: { surplus: number; rest: number };
  /** Whether the first process starts with the first page, and is not waited for. */
  isLate?: boolean | undefined;
  log: Logger;
};

/** Renders of one process at which another one is started beside it. */
const busyLoad = 2;
/** Processes that one page may wait for, one after the other. */
const mostStarts = 3;

/** The processes of one release: one, more while pages wait, none after a long quiet until a page is asked for. */
export class ProcessCrew {
  /** The first process is ready, where one starts by itself. */
  readonly ready: Promise<void>;
  private readonly processes: RenderProcess[] = [];
  private starting: RenderProcess | undefined;
  private closed = false;
  private quiet: NodeJS.Timeout | undefined;

  constructor(private readonly options: CrewOptions) {
    this.ready = options.isLate ? Promise.resolve() : this.startOne().ready;
  }

  /** Renders that are not answered yet. */
  get load(): number {
    return this.processes.reduce((sum, { load }) => sum + load, 0);
  }

  /** Processes that have a page to render. */
  get busy(): number {
    return this.processes.filter(({ load }) => load > 0).length;
  }

  /**
   * Renders on the least busy process, chosen and given the page in one step: the load of the next choice includes it.
   * @throws {ProcessEnded} when the process ends before it answers
   * @throws {Error} with the reason when there is no process and none can be started
   */
  async render(request: RenderRequest, starts = mostStarts): Promise<RenderAnswer> {
    if (this.closed) throw new ProcessEnded('the release is retired');
    this.awaitQuiet();
    const [first, ...others] = this.processes;
    if (!first) {
      if (starts === 0) throw new ProcessEnded('each render process ended before it had a page');
      await (this.starting ?? this.startOne()).ready;
      return this.render(request, starts - 1);
    }
    const best = others.reduce((least, other) => (other.load < least.load ? other : least), first);
    if (best.load >= busyLoad && !this.starting && this.options.mayGrow()) this.startOne();
    return best.render(request);
  }

  /** Ends each process after its last pending render; the next page starts another. */
  rest(): void {
    for (const one of this.processes.splice(0)) one.retire();
  }

  /** Ends each process after its last pending render. */
  close(): void {
    this.closed = true;
    clearTimeout(this.quiet);
    this.starting?.terminate();
    for (const one of this.processes.splice(0)) one.retire();
  }

  private startOne(): RenderProcess {
    const one = this.options.start();
    this.starting = one;
    one.ready.then(
      () => this.admit(one),
      (error: Error) => this.giveUp(error),
    );
    return one;
  }

  private admit(one: RenderProcess): void {
    this.starting = undefined;
    this.options.settled();
    if (this.closed) return one.terminate();
    this.processes.push(one);
    // The last page may have been asked for before this one was ready: no other would set its time.
    if (this.processes.length > 1) this.awaitQuiet();
    inBackground(
      this.options.log,
      one.ended.then((reason) => this.lose(one, reason)),
      'a render process that ended was not replaced',
    );
    this.options.log.debug({ processes: this.processes.length }, 'render process is ready');
  }

  /** The next render starts another one. */
  private giveUp(error: Error): void {
    this.starting = undefined;
    this.options.settled(this.closed ? undefined : error);
    if (!this.closed) this.options.log.error({ reason: error.message }, 'render process did not start');
  }

  /** A process that ended before its first page is not replaced until a page is asked for: the next one may end as well. */
  private lose(one: RenderProcess, reason: string): void {
    const place = this.processes.indexOf(one);
    if (place < 0) return;
    this.processes.splice(place, 1);
    this.options.log.error({ reason: `it ${reason}` }, 'render process ended');
    if (one.used && this.processes.length === 0 && !this.starting) this.startOne();
  }

  private awaitQuiet(): void {
    const { surplus, rest } = this.options.idle;
    clearTimeout(this.quiet);
    const keep = this.processes.length > 1 ? 1 : 0;
    this.quiet = setTimeout(() => this.shrinkTo(keep), keep === 1 ? surplus : rest).unref();
  }

  private shrinkTo(keep: number): void {
    if (this.load > 0) return this.awaitQuiet();
    for (const one of this.processes.splice(keep)) one.retire();
    if (this.processes.length > 0) this.awaitQuiet();
  }
}
