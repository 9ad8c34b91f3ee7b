import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  DataAnswer,
  DataRequest,
  FromWorker,
  RenderAnswer,
  RenderRequest,
  ToWorker,
  WorkerSeed,
} from './worker-messages';

const heapLimitMb = 256;
/** A worker that says nothing for this long while it owes an answer is hung (design.md §4: 2 s beyond the data budget). */
export const silenceLimit = 2000;
/** A page that is not answered within the data budget (3 s) and 2 s more never will be. */
export const renderLimit = 5000;
const pingEvery = 500;
const startLimit = 5000;

type Pending = { since: number; done: (answer: RenderAnswer) => void; fail: (error: WorkerDied) => void };
type AnswerCall = (request: DataRequest) => Promise<DataAnswer>;

/** The worker ended before it answered. `culprit` is true for the one render that it was painting. */
export class WorkerDied extends Error {
  constructor(
    reason: string,
    readonly culprit: boolean,
  ) {
    super(reason);
  }
}

/** One thread with one release set (design.md §5). Ends by itself when it hangs or eats its memory. */
export class RenderWorker {
  private readonly pending = new Map<number, Pending>();
  private readonly worker: Worker;
  private count = 0;
  private painting = 0;
  private heardAt = Date.now();
  private watch: NodeJS.Timeout | undefined;
  private ended = false;
  readonly ready: Promise<void>;

  constructor(
    private readonly seed: WorkerSeed,
    script: string,
    private readonly answerCall: AnswerCall,
  ) {
    this.worker = new Worker(path.resolve(script), {
      workerData: seed,
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
    this.tell({ kind: 'render', id, request });
    this.keepWatch();
    return answer;
  }

  terminate(): void {
    void this.worker.terminate();
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  /** @throws {Error} with the remote's own words when the set cannot be loaded */
  private waitUntilReady(): Promise<void> {
    return new Promise((done, fail) => {
      const late = setTimeout(
        () => this.end(`the set ${this.seed.set.id} did not load within ${startLimit} ms`),
        startLimit,
      );
      this.worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') done();
        if (message.kind === 'refused') fail(new Error(message.reason));
        if (message.kind === 'ready' || message.kind === 'refused') clearTimeout(late);
        this.hear(message);
      });
      this.worker.once('exit', () => {
        clearTimeout(late);
        fail(new Error(`the render worker of set ${this.seed.set.id} ended before it was ready`));
      });
    });
  }

  private hear(message: FromWorker): void {
    this.heardAt = Date.now();
    if (message.kind === 'painting') this.painting = message.id;
    if (message.kind === 'rendered') this.settle(message.id, message.answer);
    if (message.kind === 'call') void this.passOn(message.id, message.request);
  }

  private async passOn(id: number, request: DataRequest): Promise<void> {
    const answer = await this.answerCall(request);
    if (!this.ended) this.tell({ kind: 'data', id, answer });
  }

  private settle(id: number, answer: RenderAnswer): void {
    if (this.painting === id) this.painting = 0;
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
    if (this.pending.size === 0) this.stopWatch();
  }

  private keepWatch(): void {
    if (this.watch) return;
    this.heardAt = Date.now();
    this.watch = setInterval(() => this.look(Date.now()), pingEvery);
  }

  private look(now: number): void {
    const overdue = [...this.pending].find(([, { since }]) => now - since > renderLimit);
    if (overdue) this.painting = overdue[0];
    if (overdue) this.end('a page was not answered in time');
    else if (now - this.heardAt > silenceLimit) this.end('the render worker hung');
    else this.tell({ kind: 'ping' });
  }

  private stopWatch(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.stopWatch();
    this.terminate();
    for (const [id, { fail }] of this.pending)
      fail(new WorkerDied(reason, id === this.painting || this.pending.size === 1));
    this.pending.clear();
  }
}
