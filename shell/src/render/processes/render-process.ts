import type { Logger } from 'pino';
import type { DataAnswer, RenderAnswer, RenderRequest, WorkerCall, WorkerInput } from '../pages/worker-messages';
import { labelOf } from '../pages/release-set';
import { fromProcess, toProcess } from './frame-kinds';
import { BadFrame } from './frames';
import { readCall, readRendering, readRefused, readRendered, readStray } from './message-judge';
import { PendingRenders, ProcessEnded } from './pending-renders';
import { ProcessLink } from './process-link';
import type { ProcessLimits } from './process-progress';
import { ProcessWatch } from './process-watch';
import { workOf } from './process-work';
import { RenderTimes } from './render-times';
import { RenderTracks } from './render-tracks';
import { answerText, requestText } from './sent-request';
import type { SpawnedProcess } from './spawn-process';

/** A retired process is ended at the latest after this long, in milliseconds; its renders end earlier by themselves. */
const retireTimeout = 30_000;
/** What a section says outside of its pages, of one process. */
const mostStrays = 5;
/** Calls that a page may make, and that a process may have left of earlier ones; a page of the site makes six. */
const callsOfPage = 64;
const mostCalls = 512;

export type ProcessOptions = {
  /** A set of one section, or of none for the shell's own pages. */
  input: WorkerInput;
  /** A process without a section. */
  take: () => SpawnedProcess;
  answerCall: (request: WorkerCall) => Promise<DataAnswer>;
  limits: ProcessLimits;
  log: Logger;
};

/** The section cannot be loaded; the message is the reason. */
export class SectionRefused extends Error {}

/** `mf-help@1.3.0`; `shell` for the process without a section. */
function releaseOf({ set }: WorkerInput): string {
  const [release] = Object.values(set.remotes ?? {});
  return release ? labelOf(release.name, release.version) : 'shell';
}

/** One process with one release of one section (docs/architecture.md#render-process), ended when it breaks a limit. */
export class RenderProcess {
  readonly ready: Promise<void>;
  /** Resolves with the reason. */
  readonly ended: Promise<string>;
  private readonly pending = new PendingRenders();
  private readonly tracks = new RenderTracks();
  private readonly times = new RenderTimes(() => workOf(this.link.pid)?.worked);
  private readonly link: ProcessLink;
  private readonly watch: ProcessWatch;
  private rendering: number | undefined;
  private strays = 0;
  /** Calls that the process may still make: each page brings some. */
  private calls = 0;
  private pings = 0;
  /** The section's code runs, for the first time or on and on. */
  private loading = false;
  private state: 'starting' | 'ready' | 'retiring' | 'ended' = 'starting';
  private finish: (reason: string) => void = () => undefined;
  private begin: () => void = () => undefined;
  private refuse: (error: Error) => void = () => undefined;

  constructor(private readonly options: ProcessOptions) {
    const { input, take, limits, log } = options;
    this.ended = new Promise((done) => {
      this.finish = done;
    });
    this.ready = new Promise((done, fail) => {
      this.begin = done;
      this.refuse = fail;
    });
    this.ready.catch(() => undefined);
    this.link = new ProcessLink(take(), {
      release: releaseOf(input),
      message: (kind, body) => this.receive(kind, body),
      ended: (reason) => this.end(reason),
    });
    this.watch = new ProcessWatch({
      pid: () => this.link.pid,
      limits,
      log,
      owesSince: () => this.pending.oldest,
      ping: () => this.ping(),
      end: (reason) => this.end(reason),
    });
    this.link.send(toProcess.load, JSON.stringify(input));
  }

  /** Renders that are not answered yet. */
  get load(): number {
    return this.pending.size;
  }

  /** Whether it ever had a page to render. */
  get used(): boolean {
    return this.pending.count > 0;
  }

  /** @throws {ProcessEnded} when the process ends before it answers, or cannot be told of the page */
  render(request: RenderRequest): Promise<RenderAnswer> {
    if (this.state === 'ended') return Promise.reject(new ProcessEnded('the render process has ended'));
    if (this.load === 0) this.watch.received();
    this.calls = Math.min(this.calls + callsOfPage, mostCalls);
    const { id, answer } = this.pending.add(this.watch.looks);
    try {
      this.link.send(toProcess.render, requestText(id, request));
    } catch (error) {
      this.pending.fail(id, `the page could not be asked for: ${(error as Error).message}`);
    }
    return this.times.of(request.route ?? '', this.tracks.keep(request.reference, answer));
  }

  /** Ends the process after its last pending render. */
  retire(): void {
    if (this.state === 'ended') return;
    this.state = 'retiring';
    if (this.load === 0) this.terminate();
    else setTimeout(() => this.terminate(), retireTimeout).unref();
  }

  terminate(): void {
    this.end('is not needed any more');
  }

  /** @throws {BadFrame} for what does not fit: it is the last that is read of this process */
  private receive(kind: number, body: Buffer): void {
    if (this.state === 'ended') return;
    this.watch.received();
    if (kind === fromProcess.rendered) this.settle(body);
    else if (kind === fromProcess.call) this.forwardCall(body);
    else if (kind === fromProcess.rendering) this.noteRendering(body);
    else if (kind === fromProcess.stray) this.reportStray(body);
    else if (kind === fromProcess.pong) this.pong();
    else this.receiveStart(kind, body);
  }

  private ping(): void {
    this.pings += 1;
    this.link.send(toProcess.ping);
  }

  private pong(): void {
    this.pings -= 1;
    if (this.pings < 0) throw new BadFrame('an answer to what nobody asked');
  }

  private noteRendering(body: Buffer): void {
    const { id } = readRendering(body.toString());
    if (!this.pending.has(id) || id === this.rendering)
      throw new BadFrame('that it renders a page that nobody asked for, or the same page again');
    this.rendering = id;
  }

  private receiveStart(kind: number, body: Buffer): void {
    if (this.state !== 'starting') throw new BadFrame(`a second message of the kind ${kind}`);
    if (kind === fromProcess.loading) this.loading = true;
    if (kind === fromProcess.ready) this.start();
    if (kind === fromProcess.refused) {
      const { reason, isOfSection } = readRefused(body.toString());
      this.refuse(isOfSection ? new SectionRefused(reason) : new Error(reason));
      this.end(reason);
    }
  }

  private start(): void {
    this.state = 'ready';
    this.watch.started();
    this.begin();
  }

  private reportStray(body: Buffer): void {
    const { reason } = readStray(body.toString());
    this.strays += 1;
    if (this.strays > mostStrays) throw new BadFrame('more strays than are told');
    this.options.log.warn({ reason }, 'a section said something outside of its pages');
  }

  private settle(body: Buffer): void {
    const { id, answer } = readRendered(body);
    if (!this.pending.has(id)) throw new BadFrame('a page that nobody asked for');
    this.pending.settle(id, answer);
    if (this.load === 0 && this.state === 'retiring') this.terminate();
  }

  private forwardCall(body: Buffer): void {
    const { id, request } = readCall(body.toString());
    this.calls -= 1;
    if (this.calls < 0) throw new BadFrame('more calls than its pages may make');
    const call = request as WorkerCall;
    void this.tracks
      .run(call.reference, () => this.options.answerCall(call))
      .then(answerText)
      .catch((error: Error) => answerText({ ok: false, code: 'ERR_ANSWER', message: error.message }))
      .then((answer) => this.answer(id, answer))
      .catch((error: Error) => this.end(`could not be answered: ${error.message}`));
  }

  private answer(id: number, answer: string): void {
    if (this.state !== 'ended') this.link.send(toProcess.data, `{"id":${id},"answer":${answer}}`);
  }

  private end(reason: string): void {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.watch.stop();
    this.link.end();
    const { id } = this.options.input.set;
    const early = `The render process of ${id} ended before it was ready: it ${reason}.`;
    this.refuse(this.loading ? new SectionRefused(early) : new Error(early));
    this.finish(reason);
    this.pending.failAll(`the render process ${reason}`, this.rendering);
  }
}
