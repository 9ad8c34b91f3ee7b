/** Time for all data of a page together, in milliseconds, whatever the timeouts of its calls (docs/architecture.md#budgets). */
export const pageBudget = 3000;
/** The same for a cold page, of which nothing is stored that could be shown instead: the longest timeout of any call (R7.3). */
export const coldRenderBudget = 20_000;
/** Timeout of a call once the page's budget is used up, in milliseconds: enough for a cached answer or a fast host. */
export const minCallTime = 100;
/** The main thread enforces the timeout of a call; the worker gives up this much later, should no reply come. */
export const grace = 250;

/** Time for all data of a page, in milliseconds. */
export function budgetOf({ cold }: { cold?: true }): number {
  return cold ? coldRenderBudget : pageBudget;
}

/** Loaders that have not settled by then wait for something that is no call, in milliseconds: each call has been given up. */
export function settleTime(budget: number): number {
  return budget + 2 * grace;
}

/** The remaining time of a page, from when its render begins in the worker: a queue before it costs nothing. */
export class PageBudget {
  private readonly end: number;

  constructor(budget = pageBudget) {
    this.end = performance.now() + budget;
  }

  /** Timeout in milliseconds for a call that wants `wanted`; 0 means no timeout of its own. */
  for(wanted: number): number {
    const left = Math.max(minCallTime, Math.floor(this.end - performance.now()));
    return wanted > 0 ? Math.min(wanted, left) : left;
  }
}

/**
 * Settles as `work` does, or with the result of `late` on a timeout of `limit` milliseconds. What arrived while the
 * thread was busy or the process stood still is taken first.
 */
export async function within<T>(limit: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<T>((done) => {
    timer = setTimeout(() => setImmediate(() => done(late())), limit);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
