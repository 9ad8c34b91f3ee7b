import type { RenderAnswer } from './worker-messages';

type Pending = { done: (answer: RenderAnswer) => void; fail: (error: WorkerDied) => void };

/** A render has no answer because its worker ended. */
export class WorkerDied extends Error {
  /** @param painting whether the worker was last known to paint this page */
  constructor(
    reason: string,
    readonly painting = false,
  ) {
    super(reason);
  }
}

/** The renders that one worker has not answered yet. */
export class PendingRenders {
  private readonly pending = new Map<number, Pending>();
  private painting = 0;
  /** Renders so far. */
  count = 0;

  get size(): number {
    return this.pending.size;
  }

  /** The answer rejects with {@link WorkerDied} when the worker ends first. */
  add(): { id: number; answer: Promise<RenderAnswer> } {
    this.count += 1;
    const id = this.count;
    const answer = new Promise<RenderAnswer>((done, fail) => this.pending.set(id, { done, fail }));
    return { id, answer };
  }

  /** The worker has the data of this page and paints it until it says something else. */
  paint(id: number): void {
    this.painting = id;
  }

  settle(id: number, answer: RenderAnswer): void {
    if (this.painting === id) this.painting = 0;
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  failAll(reason: string): void {
    for (const [id, { fail }] of this.pending) fail(new WorkerDied(reason, id === this.painting));
    this.pending.clear();
  }
}
