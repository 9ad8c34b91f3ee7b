export type PlaceLimits = {
  /** Places that each section has for itself. */
  own: number;
  /** Places beside these that all sections share. */
  shared: number;
};

/**
 * Places of sections: one whose pages never end takes its own and all that are shared, and none of the others' own
 * (docs/architecture.md#admission).
 */
export class SectionPlaces {
  private readonly taken = new Map<string, number>();

  constructor(private readonly limits: PlaceLimits) {}

  get load(): number {
    return [...this.taken.values()].reduce((sum, places) => sum + places, 0);
  }

  mayTake(section: string): boolean {
    return this.of(section) < this.limits.own || this.sharedLoad < this.limits.shared;
  }

  take(section: string): void {
    this.taken.set(section, this.of(section) + 1);
  }

  leave(section: string): void {
    const left = this.of(section) - 1;
    if (left > 0) this.taken.set(section, left);
    else this.taken.delete(section);
  }

  private get sharedLoad(): number {
    const { own } = this.limits;
    return [...this.taken.values()].reduce((sum, places) => sum + Math.max(0, places - own), 0);
  }

  private of(section: string): number {
    return this.taken.get(section) ?? 0;
  }
}
