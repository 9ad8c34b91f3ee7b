/** How many of each name are counted now; a name that nothing is counted of takes no room. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** Of all names. */
  get each(): readonly number[] {
    return [...this.counts.values()];
  }

  add(name: string): void {
    this.counts.set(name, this.of(name) + 1);
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
