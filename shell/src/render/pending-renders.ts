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

  settle(id: number, answer: RenderAnswer): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  /** @param painting the render whose page the worker painted when it ended */
  failAll(reason: string, painting?: number): void {
    for (const [id, { fail }] of this.pending) fail(new WorkerDied(reason, id === painting));
    this.pending.clear();
  }
}
