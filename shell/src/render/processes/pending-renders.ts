import type { RenderAnswer } from '../pages/worker-messages';

type Pending = { done: (answer: RenderAnswer) => void; fail: (error: ProcessEnded) => void; since: number };

/** A render has no answer because its process ended. */
export class ProcessEnded extends Error {
  /** @param wasRendering whether React was rendering this very page, as far as is known */
  constructor(
    reason: string,
    readonly wasRendering = false,
  ) {
    super(reason);
  }
}

/** The renders that one process has not answered yet. */
export class PendingRenders {
  private readonly pending = new Map<number, Pending>();
  /** Renders so far. */
  count = 0;

  get size(): number {
    return this.pending.size;
  }

  /** The `since` of the render that is owed for longest; undefined without one. */
  get oldest(): number | undefined {
    // A map gives its entries in the order in which they were added.
    const [first] = this.pending.values();
    return first?.since;
  }

  /**
   * The answer rejects with {@link ProcessEnded} when the process ends first.
   * @param since when it is asked for, by a count of the caller
   */
  add(since: number): { id: number; answer: Promise<RenderAnswer> } {
    this.count += 1;
    const id = this.count;
    const answer = new Promise<RenderAnswer>((done, fail) => this.pending.set(id, { done, fail, since }));
    return { id, answer };
  }

  has(id: number): boolean {
    return this.pending.has(id);
  }

  settle(id: number, answer: RenderAnswer): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  /** One that could not be asked for. */
  fail(id: number, reason: string): void {
    this.pending.get(id)?.fail(new ProcessEnded(reason));
    this.pending.delete(id);
  }

  /** @param rendering the page that React was rendering when the process ended */
  failAll(reason: string, rendering?: number): void {
    const only = this.pending.size === 1;
    for (const [id, { fail }] of this.pending) fail(new ProcessEnded(reason, only || id === rendering));
    this.pending.clear();
  }
}
