import { Tally } from './tally';

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
  private readonly taken = new Tally();

  constructor(private readonly limits: PlaceLimits) {}

  get load(): number {
    return this.taken.each.reduce((sum, places) => sum + places, 0);
  }

  mayTake(section: string): boolean {
    return this.taken.of(section) < this.limits.own || this.sharedLoad < this.limits.shared;
  }

  take(section: string): void {
    this.taken.add(section);
  }

  leave(section: string): void {
    this.taken.remove(section);
  }

  private get sharedLoad(): number {
    const { own } = this.limits;
    return this.taken.each.reduce((sum, places) => sum + Math.max(0, places - own), 0);
  }
}
