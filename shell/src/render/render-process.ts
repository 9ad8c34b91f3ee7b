import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { PendingRenders, WorkerDied } from './pending-renders';
import { RenderTracks } from './render-tracks';
import { packRequest } from './sent-request';
import { StartNotice } from './start-notice';
import type { StartThread } from './start-thread';
import { workOf } from './thread-work';
import type {
  DataAnswer,
  FromWorker,
  RenderAnswer,
  RenderRequest,
  ToWorker,
  WorkerCall,
  WorkerInput,
} from './worker-messages';
import { type WorkerLimits, WorkerProgress } from './worker-progress';

/** A retired worker is ended at the latest after this long, in milliseconds; its renders end earlier by themselves. */
const retireTimeout = 30_000;

export type WorkerOptions = {
  input: WorkerInput;
  start: StartThread;
  answerCall: (request: WorkerCall) => Promise<DataAnswer>;
  limits: WorkerLimits;
  log: Logger;
};

/** Sections of the set cannot be loaded; each with the reason. */
export class SectionsRefused extends Error {
  constructor(readonly sections: Record<string, string>) {
    super(Object.values(sections).join(' '));
  }
}

/** One thread with one release set (docs/architecture.md#render-worker), ended when it hangs or exceeds its memory limit. */
export class RenderWorker {
  readonly ready: Promise<void>;
  /** Resolves with the reason. */
  readonly ended: Promise<string>;
  private readonly pending = new PendingRenders();
  private readonly tracks = new RenderTracks();
  private readonly thread: Worker;
  private readonly notice: StartNotice;
  private progress: WorkerProgress;
  private threadId: number | undefined;
  private painting: Int32Array | undefined;
  /** The section whose code runs for the first time. */
  private loading = '';
  private state: 'starting' | 'ready' | 'retiring' | 'ended' = 'starting';
  private watchdog: NodeJS.Timeout | undefined;
  private finish: (reason: string) => void = () => undefined;

  constructor(private readonly options: WorkerOptions) {
    const { input, start, limits, log } = options;
    this.thread = start(input);
    this.notice = new StartNotice(log, limits.startWork);
    this.progress = new WorkerProgress(limits.startWork, limits.stillChecks);
    this.ended = new Promise((done) => {
      this.finish = done;
    });
    this.thread.on('error', (error) => this.end(`failed: ${error.message}`));
    this.thread.on('exit', (code) => this.end(`exited with code ${code}`));
    this.ready = this.waitUntilReady();
    this.ready.catch(() => undefined);
    this.watch();
  }

  /** Renders that are not answered yet. */
  get load(): number {
    return this.pending.size;
  }

  /** Whether it ever had a page to render. */
  get used(): boolean {
    return this.pending.count > 0;
  }

  /** @throws {WorkerDied} when the worker ends before it answers */
  render(request: RenderRequest): Promise<RenderAnswer> {
    if (this.state === 'ended') return Promise.reject(new WorkerDied('the render worker has ended'));
    const { id, answer } = this.pending.add();
    this.send({ kind: 'render', id, request: packRequest(request) });
    this.watch();
    return this.tracks.keep(request.reference, answer);
  }

  /** Ends the worker after its last pending render. */
  retire(): void {
    if (this.state === 'ended') return;
    this.state = 'retiring';
    if (this.load === 0) this.terminate();
    else setTimeout(() => this.terminate(), retireTimeout).unref();
  }

  terminate(): void {
    this.end('is not needed any more');
  }

  private send(message: ToWorker): void {
    this.thread.postMessage(message);
  }

  /** @throws {Error} with the remote's error message when the set cannot be loaded, else with the reason of the worker's end */
  private waitUntilReady(): Promise<void> {
    return new Promise((done, fail) => {
      this.thread.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') done();
        if (message.kind === 'refused') fail(this.refusal(message.sections, message.reason));
        this.receive(message);
      });
      const { id } = this.options.input.set;
      void this.ended.then((reason) => {
        const whole = `The render worker of set ${id} ended before it was ready: it ${reason}.`;
        fail(this.refusal(this.loading ? { [this.loading]: whole } : {}, whole));
      });
    });
  }

  private refusal(sections: Record<string, string>, reason: string): Error {
    return Object.keys(sections).length > 0 ? new SectionsRefused(sections) : new Error(reason);
  }

  private receive(message: FromWorker): void {
    if (this.state === 'ended') return;
    if (this.state === 'starting') this.receiveStart(message);
    else this.progress.received();
    if (message.kind === 'stray')
      this.options.log.warn({ reason: message.reason }, 'a section said something outside of its pages');
    if (message.kind === 'rendered') this.settle(message.id, message.answer);
    if (message.kind === 'call') void this.forwardCall(message.id, message.request);
  }

  private receiveStart(message: FromWorker): void {
    if (message.kind === 'started') {
      this.threadId = message.thread;
      this.painting = message.painting;
    }
    if (message.kind === 'loading') this.loading = message.remote;
    if (message.kind === 'ready') this.begin();
    if (message.kind === 'refused') this.end(message.reason);
  }

  private begin(): void {
    const { silentWork, stillChecks } = this.options.limits;
    this.progress = new WorkerProgress(silentWork, stillChecks);
    this.state = 'ready';
    if (this.load === 0) this.stopWatching();
  }

  private async forwardCall(id: number, request: WorkerCall): Promise<void> {
    const answer = await this.tracks.run(request.reference, () => this.options.answerCall(request));
    if (this.state !== 'ended') this.send({ kind: 'data', id, answer });
  }

  private settle(id: number, answer: RenderAnswer): void {
    this.pending.settle(id, answer);
    if (this.load > 0) return;
    this.stopWatching();
    if (this.state === 'retiring') this.terminate();
  }

  /** Messages that came while the main thread was held up or the process stood still are read before the check. */
  private watch(): void {
    if (this.watchdog) return;
    this.progress.received();
    this.watchdog = setInterval(() => setImmediate(() => this.check()), this.options.limits.checkEvery);
  }

  private check(): void {
    if (!this.watchdog) return;
    const work = workOf(this.threadId);
    const reason = this.progress.check(work);
    if (reason) this.end(reason);
    else if (this.state === 'starting') this.notice.tick(work);
    else this.send({ kind: 'ping' });
  }

  private stopWatching(): void {
    clearInterval(this.watchdog);
    this.watchdog = undefined;
  }

  private end(reason: string): void {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.stopWatching();
    void this.thread.terminate();
    this.finish(reason);
    this.pending.failAll(`the render worker ${reason}`, this.painting?.[0]);
  }
}
