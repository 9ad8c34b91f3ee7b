import { setTimeout as pause } from 'node:timers/promises';
import { isRefined } from '@site/shared/contract/page-coding';
import type { CodedBody } from './coded-body';

const restFactor = 4;

/** Keeps no process alive. */
function rest(milliseconds: number): Promise<void> {
  return pause(milliseconds, undefined, { ref: false });
}

/** So that whoever comes with the first visitor is answered before, in milliseconds. */
const quiet = 2000;
/** Of a site whose content was renewed; what is more stays as it is. */
const maxWaiting = 2000;

/**
 * Bodies that stay for a while and are asked for again get brotli's best quality in the background: one at a time, with a rest of
 * four times as long after each. It saves a tenth of their bytes and costs seventy times the first quality.
 */
export class RefinedBodies {
  private readonly waiting = new Set<CodedBody>();
  private working = false;

  constructor(private readonly wait: () => Promise<unknown> = () => rest(quiet)) {}

  add(body: CodedBody): void {
    if (!isRefined(body.length)) return;
    if (this.waiting.size < maxWaiting) this.waiting.add(body);
    if (this.working) return;
    // Where the work fails, the next body begins it again.
    this.work().catch(() => (this.working = false));
  }

  private async work(): Promise<void> {
    this.working = true;
    await this.wait();
    for (const body of this.waiting) {
      this.waiting.delete(body);
      const began = performance.now();
      // What was made before stays.
      await body.refine().catch(() => undefined);
      await rest((performance.now() - began) * restFactor);
    }
    this.working = false;
  }
}
