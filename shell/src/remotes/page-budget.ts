/** A page waits this long for all of its data together, in milliseconds, whatever its calls may take each (design.md §4). */
export const pageBudget = 3000;
/** What a call has when the page's time is over, in milliseconds: a stored answer or a quick host still makes it. */
export const leastTime = 100;
/** The main thread ends a call at its deadline; where its word does not come, the worker waits this much longer. */
export const grace = 250;

/** What is left of a page's time. */
export class PageBudget {
  private readonly end = performance.now() + pageBudget;

  /** Milliseconds for a call that may take `wanted`, 0 for as long as there is. */
  for(wanted: number): number {
    const left = Math.max(leastTime, Math.floor(this.end - performance.now()));
    return wanted > 0 ? Math.min(wanted, left) : left;
  }
}

/** Settles as `work` does, or with what `late` gives when that takes longer than `limit` milliseconds. */
export async function within<T>(limit: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<T>((done) => {
    timer = setTimeout(() => done(late()), limit);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
