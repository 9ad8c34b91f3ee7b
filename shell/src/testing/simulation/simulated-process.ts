import { EventEmitter } from 'node:events';
import { labelOf } from '../../render/pages/release-set';
import type { RenderAnswer, RenderRequest, WorkerInput } from '../../render/pages/worker-messages';
import { factsLengthBytes, fromProcess, toProcess } from '../../render/processes/frame-kinds';
import { FrameReader, frameOf, headOf } from '../../render/processes/frames';
import type { SpawnedProcess } from '../../render/processes/spawn-process';
import type { HeldSteps, Way } from './held-steps';

const most = 64 * 1024 * 1024;

/** What a simulated page says of itself. */
export type SimulatedPage = { release: string; address: string };

/** The release of the one section of a process; the shell's where there is none. */
function releaseOf({ set }: WorkerInput): string {
  const [section] = Object.values(set.remotes);
  return section ? labelOf(section.name, section.version) : labelOf('shell', set.shell.version);
}

function pageFrame(id: number, { html, ...facts }: RenderAnswer): Buffer {
  const text = Buffer.from(JSON.stringify({ id, ...facts }));
  const page = Buffer.from(html);
  const length = Buffer.alloc(factsLengthBytes);
  length.writeUInt32BE(text.length);
  const head = headOf(fromProcess.rendered, factsLengthBytes + text.length + page.length);
  return Buffer.concat([head, length, text, page]);
}

const whole = { status: 200, degraded: false, stale: false };

/** A render process without a process: it speaks the protocol over the same pipes, when the schedule lets it. */
export class SimulatedProcess {
  /** What the shell holds of it. */
  readonly spawned: SpawnedProcess;
  private readonly events = new EventEmitter();
  private readonly stdout = Object.assign(new EventEmitter(), { resume: () => undefined });
  private readonly held: (() => void)[] = [];
  /** Empty until it has one. */
  release = '';
  alive = true;

  constructor(
    private readonly steps: HeldSteps,
    private readonly name: string,
  ) {
    const reader = new FrameReader({ longest: () => most, take: (kind, body) => this.receive(kind, body.toString()) });
    const stdin = Object.assign(new EventEmitter(), { write: (bytes: Buffer) => reader.push(bytes) });
    const kill = () => this.end();
    const still = { ref: () => undefined, unref: () => undefined, pid: undefined, kill };
    const pipes = { stdin, stdout: this.stdout, stderr: new EventEmitter() };
    this.spawned = Object.assign(this.events, still, pipes) as unknown as SpawnedProcess;
  }

  private receive(kind: number, text: string): void {
    if (kind === toProcess.load) this.load(JSON.parse(text) as WorkerInput);
    if (kind === toProcess.render) this.render(JSON.parse(text) as { id: number; request: RenderRequest });
    if (kind === toProcess.ping) this.say(frameOf(fromProcess.pong, ''));
  }

  private load(input: WorkerInput): void {
    this.release = releaseOf(input);
    const isSection = Object.keys(input.set.remotes).length > 0;
    const begin = () => isSection && this.say(frameOf(fromProcess.loading, ''));
    const refusal = { reason: `${this.release} cannot be loaded`, isOfSection: isSection };
    this.hold(
      `loads ${this.release}`,
      { name: 'is ready', take: () => void (begin(), this.say(frameOf(fromProcess.ready, ''))) },
      {
        name: 'is refused',
        take: () => void (begin(), this.say(frameOf(fromProcess.refused, JSON.stringify(refusal)))),
      },
      { name: 'dies', take: () => void (begin(), this.exit()) },
    );
  }

  private render({ id, request }: { id: number; request: RenderRequest }): void {
    const { address, unrenderable } = request;
    const html = JSON.stringify({ release: this.release, address } satisfies SimulatedPage);
    const answer =
      (more: Partial<RenderAnswer>): Way['take'] =>
      () =>
        this.say(pageFrame(id, { ...whole, html, ...more }));
    const usual = unrenderable === 'busy' ? 503 : (unrenderable ?? this.statusOf(address));
    this.hold(
      `renders ${address} of ${this.release}`,
      { name: 'answers', take: answer({ status: usual }) },
      { name: 'fails', take: answer({ status: 500, fault: 'a fault of the page' }) },
      { name: 'has no data', take: answer({ status: 503, fault: 'no data' }) },
      { name: 'is answered in part', take: answer({ status: usual, degraded: true }) },
      { name: 'dies', take: () => this.exit() },
    );
  }

  /** What has no page here is 404, as `/home/404` is. */
  private statusOf(address: string): number {
    const [name = ''] = this.release.split('@');
    return address === (name === 'shell' ? '/sitemap' : `/${name}`) ? 200 : 404;
  }

  private hold(what: string, ...ways: Way[]): void {
    if (this.alive) this.held.push(this.steps.hold(`${this.name} ${what}`, ...ways));
  }

  private say(frame: Buffer): void {
    this.stdout.emit('data', frame);
  }

  private exit(): void {
    this.end();
    for (const event of ['exit', 'close']) this.events.emit(event, 1, null);
  }

  private end(): void {
    this.alive = false;
    for (const takeBack of this.held.splice(0)) takeBack();
  }
}
