/** Work that several ask for at a time is done once: all who ask while it is under way get its outcome. */
export class Flights<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** Neither an outcome nor a failure is remembered: whoever asks later starts the work anew. */
  once(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.underWay.get(key);
    if (running) return running;
    const flight = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, flight);
    return flight;
  }
}
