/** Single-flight: concurrent callers with the same key share one run and its result. */
export class SingleFlight<T> {
  private readonly inFlight = new Map<string, Promise<T>>();

  /** Nothing is cached, neither results nor failures: a later call runs the work again. */
  once(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.inFlight.get(key);
    if (running) return running;
    const promise = work().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, promise);
    return promise;
  }
}
