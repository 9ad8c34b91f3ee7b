import { lineOf } from '@site/shared/contract/line';
import type { Logger } from 'pino';
import type { ReleaseSet } from '../pages/release-set';
import type { WorkerInput } from '../pages/worker-messages';
import type { CallAnswers } from './known-calls';
import { type ProcessLimits, processLimits } from './process-progress';
import { SectionRefused } from './render-process';
import { sectionInputs } from './section-input';
import { SectionPool } from './section-pool';
import { SetPool } from './set-pool';
import { SpareProcess } from './spare-process';
import type { SpawnedProcess } from './spawn-process';

type Options = {
  /** Starts a process without a section, with the shell's renderer of a line. */
  start: (line: string) => SpawnedProcess;
  /** Processes that render at the same time, beside which none is started for more speed. */
  total: number;
  /** Who answers the calls of a set of one section. */
  callsOf: (set: ReleaseSet) => CallAnswers;
  log: Logger;
  /** Is told why no process could be started, whatever its section; nothing once one is ready again. */
  startFault?: (reason?: string) => void;
  limits?: ProcessLimits;
  /** Of which sets of one section no process starts before a page is asked for. */
  isLate?: (set: ReleaseSet) => boolean;
  /** For tests, in milliseconds. */
  idle?: { surplus: number; rest: number };
};

type Held = { pool: SectionPool; leases: number };

/** One release of one section for as long as a set needs it. */
export type Lease = { pool: SectionPool; end: () => void };

const idleTimes = { surplus: 30_000, rest: 10 * 60_000 };

/**
 * The pools of this shell, one for each release of a section that any set shows: whoever promotes or rolls back one section
 * starts and ends processes of that section alone.
 */
export class SectionPools {
  private readonly held = new Map<string, Held>();
  /** By line: one that has the renderer of the one cannot render pages of the other. */
  private readonly spares = new Map<string, SpareProcess>();

  constructor(private readonly options: Options) {}

  /** The table of a set: its sections' pools, started where no other set has them. */
  open(input: WorkerInput): SetPool {
    const rows = sectionInputs(input).map(([name, own]) => [name, this.lease(own)] as const);
    return new SetPool(new Map(rows));
  }

  /** Ends the spares; pools end with the sets that show them. */
  close(): void {
    for (const spare of this.spares.values()) spare.close();
  }

  private spareOf(line: string): SpareProcess {
    const spare = this.spares.get(line) ?? new SpareProcess(() => this.options.start(line));
    this.spares.set(line, spare);
    return spare;
  }

  private lease(input: WorkerInput): Lease {
    const { id } = input.set;
    const held = this.held.get(id) ?? { pool: this.start(input), leases: 0 };
    this.held.set(id, held);
    held.leases += 1;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      this.release(id, held);
    };
    return { pool: held.pool, end };
  }

  private release(id: string, held: Held): void {
    held.leases -= 1;
    if (held.leases > 0) return;
    held.pool.retire();
    if (this.held.get(id) === held) this.held.delete(id);
  }

  /** A section that cannot be loaded says nothing of the machine. */
  private noteStart(error?: Error): void {
    if (!(error instanceof SectionRefused)) this.options.startFault?.(error?.message);
  }

  private start(input: WorkerInput): SectionPool {
    const { callsOf, limits = processLimits, idle = idleTimes, isLate, log, total } = this.options;
    const mayGrow = () => [...this.held.values()].reduce((sum, { pool }) => sum + pool.busy, 0) < total;
    const settled = (error?: Error) => this.noteStart(error);
    const late = isLate?.(input.set);
    const spare = this.spareOf(lineOf(input.set.shell));
    const options = { spare, limits, mayGrow, idle, settled, isLate: late, log };
    const pool = new SectionPool(input, callsOf(input.set), options);
    // A release that does not load is started anew by whoever wants it next.
    pool.ready.catch(() => {
      if (this.held.get(input.set.id)?.pool === pool) this.held.delete(input.set.id);
    });
    return pool;
  }
}
