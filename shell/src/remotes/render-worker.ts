import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  DataAnswer,
  FromWorker,
  RenderAnswer,
  RenderRequest,
  ToWorker,
  WorkerCall,
  WorkerInput,
} from './worker-messages';

const heapLimitMb = 256;
/** A worker that sends nothing for this long while a render is pending is hung (docs/architecture.md#budgets). */
export const hangTimeout = 2000;
/** The data budget (3 s) plus 2 s. */
export const renderTimeout = 5000;
const pingInterval = 500;
const startTimeout = 5000;

type Pending = { since: number; done: (answer: RenderAnswer) => void; fail: (error: WorkerDied) => void };
type AnswerCall = (request: WorkerCall) => Promise<DataAnswer>;

/** The worker ended before it answered. `culprit` marks the render that was running. */
export class WorkerDied extends Error {
  constructor(
    reason: string,
    readonly culprit: boolean,
  ) {
    super(reason);
  }
}

/** Sections of the set cannot be loaded; each with the reason. */
export class SectionsRefused extends Error {
  constructor(readonly sections: Record<string, string>) {
    super(Object.values(sections).join(' '));
  }
}

/** One thread with one release set (docs/architecture.md#render-worker). Terminated when it hangs or exceeds its memory limit. */
export class RenderWorker {
  private readonly pending = new Map<number, Pending>();
  private readonly worker: Worker;
  private count = 0;
  private rendering = 0;
  /** The section whose code runs for the first time. */
  private loading = '';
  private lastMessageAt = Date.now();
  private watchdog: NodeJS.Timeout | undefined;
  private ended = false;
  readonly ready: Promise<void>;

  constructor(
    private readonly input: WorkerInput,
    script: string,
    private readonly answerCall: AnswerCall,
  ) {
    this.worker = new Worker(path.resolve(script), {
      workerData: input,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
      stdout: false,
    });
    this.worker.on('error', (error) => this.end(error.message));
    this.worker.on('exit', (code) => this.end(`the render worker ended with code ${code}`));
    this.ready = this.waitUntilReady();
  }

  get alive(): boolean {
    return !this.ended;
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  /** @throws {WorkerDied} when the worker ends before it answers */
  render(request: RenderRequest): Promise<RenderAnswer> {
    if (this.ended) return Promise.reject(new WorkerDied('the render worker has ended', false));
    this.count += 1;
    const id = this.count;
    const answer = new Promise<RenderAnswer>((done, fail) => this.pending.set(id, { since: Date.now(), done, fail }));
    this.send({ kind: 'render', id, request });
    this.startWatchdog();
    return answer;
  }

  terminate(): void {
    void this.worker.terminate();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  /** @throws {Error} with the remote's error message when the set cannot be loaded */
  private waitUntilReady(): Promise<void> {
    return new Promise((done, fail) => {
      const timer = setTimeout(
        () => this.end(`the set ${this.input.set.id} did not load within ${startTimeout} ms`),
        startTimeout,
      );
      this.worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') done();
        if (message.kind === 'refused') fail(this.refusal(message.sections, message.reason));
        if (message.kind === 'ready' || message.kind === 'refused') clearTimeout(timer);
        this.receive(message);
      });
      this.worker.once('exit', () => {
        clearTimeout(timer);
        const reason = `the render worker of set ${this.input.set.id} ended before it was ready`;
        fail(this.refusal(this.loading ? { [this.loading]: reason } : {}, reason));
      });
    });
  }

  private refusal(sections: Record<string, string>, reason: string): Error {
    return Object.keys(sections).length > 0 ? new SectionsRefused(sections) : new Error(reason);
  }

  private receive(message: FromWorker): void {
    this.lastMessageAt = Date.now();
    if (message.kind === 'loading') this.loading = message.remote;
    if (message.kind === 'rendering') this.rendering = message.id;
    if (message.kind === 'rendered') this.settle(message.id, message.answer);
    if (message.kind === 'call') void this.forwardCall(message.id, message.request);
  }

  private async forwardCall(id: number, request: WorkerCall): Promise<void> {
    const answer = await this.answerCall(request);
    if (!this.ended) this.send({ kind: 'data', id, answer });
  }

  private settle(id: number, answer: RenderAnswer): void {
    if (this.rendering === id) this.rendering = 0;
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
    if (this.pending.size === 0) this.stopWatchdog();
  }

  private startWatchdog(): void {
    if (this.watchdog) return;
    this.lastMessageAt = Date.now();
    this.watchdog = setInterval(() => this.check(Date.now()), pingInterval);
  }

  private check(now: number): void {
    const overdue = [...this.pending].find(([, { since }]) => now - since > renderTimeout);
    if (overdue) this.rendering = overdue[0];
    if (overdue) this.end('a page was not answered in time');
    else if (now - this.lastMessageAt > hangTimeout) this.end('the render worker hung');
    else this.send({ kind: 'ping' });
  }

  private stopWatchdog(): void {
    clearInterval(this.watchdog);
    this.watchdog = undefined;
  }

  private end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.stopWatchdog();
    this.terminate();
    for (const [id, { fail }] of this.pending)
      fail(new WorkerDied(reason, id === this.rendering || this.pending.size === 1));
    this.pending.clear();
  }
}
