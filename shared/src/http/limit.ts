/** Limits concurrency to `limit`, FIFO (R9.4). */
export function createLimit(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function release(): void {
    running -= 1;
    waiting.shift()?.();
  }

  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      release();
    }
  };
}
