/** Keeps switches and the time in which the store is away apart: each waits until the other is over. */
export class StoreWindow {
  private readonly using = new Set<Promise<unknown>>();
  private absence: Promise<unknown> = Promise.resolve();

  async present(act: () => Promise<unknown>): Promise<void> {
    await this.absence;
    const use = act();
    this.using.add(use);
    await use.finally(() => this.using.delete(use));
  }

  async away(act: () => Promise<unknown>): Promise<void> {
    this.absence = Promise.allSettled([...this.using]).then(act);
    await this.absence;
  }
}
