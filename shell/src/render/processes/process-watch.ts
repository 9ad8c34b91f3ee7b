import type { Logger } from 'pino';
import { type ProcessLimits, ProcessProgress } from './process-progress';
import { memoryOf, workOf } from './process-work';
import { StartNotice } from './start-notice';

type Options = {
  pid: () => number | undefined;
  limits: ProcessLimits;
  log: Logger;
  /** The `looks` of this watch when the process was asked what it owes for longest; undefined when it owes nothing. */
  owesSince: () => number | undefined;
  /** Asks the process for a sign of life. */
  ping: () => void;
  end: (reason: string) => void;
};

const megabyte = 1024 * 1024;

/** Looks at a process from time to time: while it owes something at its work, and always at its memory. */
export class ProcessWatch {
  private progress: ProcessProgress;
  private readonly notice: StartNotice;
  private readonly timer: NodeJS.Timeout;
  private state: 'starting' | 'running' | 'stopped' = 'starting';

  constructor(private readonly options: Options) {
    const { limits, log } = options;
    this.notice = new StartNotice(log, limits.startWork);
    this.progress = new ProcessProgress({ ...limits, silentWork: limits.startWork });
    // Messages that came while the main thread was held up or the process stood still are read before the look.
    this.timer = setInterval(() => setImmediate(() => this.look()), limits.checkEvery).unref();
  }

  /** How often the process was looked at while it had a CPU. */
  get looks(): number {
    return this.progress.looks;
  }

  /** The process has its section; from now on other limits count. */
  started(): void {
    this.state = 'running';
    this.progress = new ProcessProgress(this.options.limits);
  }

  /** The process said something, or something was asked of it that owed nothing. */
  received(): void {
    if (this.state === 'running') this.progress.received();
  }

  stop(): void {
    clearInterval(this.timer);
    this.state = 'stopped';
  }

  private look(): void {
    if (this.state === 'stopped') return;
    const { end } = this.options;
    const reason = this.memoryFault() ?? this.workFault();
    if (reason) end(reason);
  }

  private memoryFault(): string | undefined {
    const { pid, limits } = this.options;
    const held = memoryOf(pid()) ?? 0;
    if (held <= limits.memory) return undefined;
    return `held ${Math.round(held / megabyte)} MB of memory, more than ${Math.round(limits.memory / megabyte)}`;
  }

  private workFault(): string | undefined {
    const { pid, owesSince, ping } = this.options;
    const since = owesSince();
    const work = workOf(pid());
    if (this.state === 'running' && since === undefined) return this.progress.checkIdle(work, performance.now());
    const reason = this.progress.check(work, since);
    if (!reason && this.state === 'starting') this.notice.tick(work);
    if (!reason && this.state === 'running') ping();
    return reason;
  }
}
