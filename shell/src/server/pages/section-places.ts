/**
 * Places that sections share, of which some are each one's own: a section whose pages never end takes all that is free, and not
 * what the others need (docs/architecture.md#admission).
 */
export class SectionPlaces {
  private readonly taken = new Map<string, number>();
  private count = 0;

  /**
   * @param total places in all
   * @param sections how many share them now; half of the places are theirs in equal parts
   */
  constructor(
    private readonly total: () => number,
    private readonly sections: () => number,
  ) {}

  get load(): number {
    return this.count;
  }

  /** Whether the others keep what is their own when this section takes one more. */
  mayTake(section: string): boolean {
    const free = this.total() - this.count;
    if (free <= 0) return false;
    return this.of(section) < this.own || free > this.missingOf(section);
  }

  take(section: string): void {
    this.change(section, 1);
  }

  leave(section: string): void {
    this.change(section, -1);
  }

  private get own(): number {
    return Math.floor(this.total() / (2 * Math.max(1, this.sections())));
  }

  /** Places that the other sections may still ask for as their own. */
  private missingOf(section: string): number {
    const others = [...this.taken].filter(([name]) => name !== section).map(([, places]) => places);
    const idle = Math.max(0, this.sections() - 1 - others.length);
    return others.reduce((sum, places) => sum + Math.max(0, this.own - places), idle * this.own);
  }

  private of(section: string): number {
    return this.taken.get(section) ?? 0;
  }

  private change(section: string, by: 1 | -1): void {
    this.count += by;
    const left = this.of(section) + by;
    if (left > 0) this.taken.set(section, left);
    else this.taken.delete(section);
  }
}
