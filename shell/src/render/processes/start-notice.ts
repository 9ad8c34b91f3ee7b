import type { Logger } from 'pino';
import type { ProcessWork } from './process-work';

const checksPerLine = 10;

/** Says from time to time that a render process is still starting, and how long it may. */
export class StartNotice {
  private checks = 0;

  /** @param limitMs work in milliseconds after which the start is given up */
  constructor(
    private readonly log: Logger,
    private readonly limitMs: number,
  ) {}

  /** To be called at every check of a process that is not ready. */
  tick(work: ProcessWork | undefined): void {
    this.checks += 1;
    if (this.checks % checksPerLine !== 0) return;
    if (!work)
      this.log.warn('waiting for a render process to load its section, without a limit: its CPU time is not known');
    else {
      const facts = { workedMs: Math.round(work.worked), limitMs: this.limitMs };
      this.log.warn(facts, 'waiting for a render process to load its section');
    }
  }
}
