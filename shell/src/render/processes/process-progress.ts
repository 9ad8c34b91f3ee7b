import { dataLimitMb } from './walls';
import type { ProcessWork } from './process-work';

/** When a render process is given up. Work is CPU time of its thread, so that a slow machine or a pause ends none. */
export type ProcessLimits = {
  /** Milliseconds between two looks at a process. */
  checkEvery: number;
  /** Work in milliseconds without a message, while an answer is owed. */
  silentWork: number;
  /** Work in milliseconds until the section is loaded. */
  startWork: number;
  /** Looks in a row at which a process has neither worked nor waited for a CPU: it sleeps and will not wake. */
  stillChecks: number;
  /** Looks without an answer, while one is owed, at which the process had a CPU whenever it wanted one. */
  owingChecks: number;
  /** Looks in a row at which a process that owes nothing has worked for most of the time. */
  idleChecks: number;
  /** Bytes of memory. */
  memory: number;
};

export const processLimits: ProcessLimits = {
  checkEvery: 500,
  silentWork: 2000,
  startWork: 10_000,
  stillChecks: 20,
  // A minute: a page gives up its calls after 20 s at the latest.
  owingChecks: 120,
  idleChecks: 20,
  memory: dataLimitMb * 1024 * 1024,
};

type Judged = Omit<ProcessLimits, 'startWork' | 'memory'>;

/** Judges a process that owes something by the work that it does between its messages (docs/architecture.md#budgets). */
export class ProcessProgress {
  private since: ProcessWork | undefined;
  private last: ProcessWork | undefined;
  private still = 0;
  private toil = 0;
  private lastAt = 0;
  /** Looks so far at which the process had a CPU whenever it wanted one. */
  looks = 0;

  constructor(private readonly limits: Judged) {}

  /** The process said something, or owes something from now on: what it works until then is for a page. */
  received(): void {
    this.since = undefined;
    this.toil = 0;
  }

  /**
   * What is wrong with the process; undefined if nothing is, or if its work cannot be read.
   * @param owesSince the looks when it was asked what it owes for longest
   */
  check(now: ProcessWork | undefined, owesSince = this.looks): string | undefined {
    if (!now) return undefined;
    this.count(now);
    this.last = now;
    this.since ??= now;
    const worked = Math.round(now.worked - this.since.worked);
    const { silentWork, stillChecks, owingChecks } = this.limits;
    if (worked > silentWork) return `worked ${worked} ms without a message`;
    if (this.still >= stillChecks) return `neither worked nor waited for a CPU at ${this.still} checks in a row`;
    if (this.looks - owesSince >= owingChecks) return `owed an answer at ${owingChecks} checks in a row`;
    return undefined;
  }

  /**
   * The same of a process that owes nothing: timers of a section may run, and may not want a CPU all the time, whether they get one
   * or wait for it.
   * @param at milliseconds of a clock that goes on
   */
  checkIdle(now: ProcessWork | undefined, at: number): string | undefined {
    const { last, lastAt } = this;
    [this.last, this.lastAt] = [now, at];
    if (!now || !last) return undefined;
    const wanted = now.worked + now.waited - last.worked - last.waited;
    const toils = wanted > (at - lastAt) / 2;
    this.toil = toils ? this.toil + 1 : 0;
    if (this.toil < this.limits.idleChecks) return undefined;
    return `worked at ${this.toil} checks in a row while nobody waited for a page`;
  }

  private count(now: ProcessWork): void {
    const { last } = this;
    const asleep = this.since && last?.worked === now.worked && last.waited === now.waited;
    this.still = asleep ? this.still + 1 : 0;
    const waited = last ? now.waited - last.waited : this.limits.checkEvery;
    if (waited < this.limits.checkEvery / 2) this.looks += 1;
  }
}
