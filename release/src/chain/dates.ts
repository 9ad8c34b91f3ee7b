import { CLOCK_TOLERANCE } from '../keys/signing-time';
import type { Revision } from './revision';

/** Whether a revision is dated later than it can have been made, by this clock. */
export function isAhead({ createdAt }: Pick<Revision, 'createdAt'>, clock: Date): boolean {
  return Date.parse(createdAt) - clock.getTime() > CLOCK_TOLERANCE;
}

/** `Revision 6 is dated 2027-03-30T…Z, ahead of revision 7, which came after it.` */
export function describeAhead({ sequence, createdAt }: Revision, later?: Revision): string {
  const than = later ? `revision ${later.sequence}, which came after it` : 'the clock here';
  return `Revision ${sequence} is dated ${createdAt}, ahead of ${than}.`;
}

/** A revision that is dated ahead, of the one after it that shows it, or where there is none of the clock. */
export interface AheadRevision {
  revision: Revision;
  later: Revision | undefined;
}

/** The dates of a chain, told oldest first: which are ahead of one that came after them, or of the clock, and settled by nobody. */
export class ChainDates {
  /** Those that nothing after them speaks against, so that their dates rise. */
  private readonly rising: Revision[] = [];
  private readonly ahead: AheadRevision[] = [];
  private readonly settled = new Set<number>();

  take(later: Revision): void {
    for (const number of later.settles ?? []) this.settled.add(number);
    for (let last = this.rising.at(-1); last && isAhead(last, new Date(later.createdAt)); last = this.rising.at(-1)) {
      this.ahead.push({ revision: last, later });
      this.rising.pop();
    }
    this.rising.push(later);
  }

  /** Oldest first. */
  unsettled(clock: Date): AheadRevision[] {
    const ofClock = this.rising
      .filter((one) => isAhead(one, clock))
      .map((revision) => ({ revision, later: undefined }));
    const all = [...this.ahead, ...ofClock].filter(({ revision }) => !this.settled.has(revision.sequence));
    return all.sort((one, other) => one.revision.sequence - other.revision.sequence);
  }

  /** One sentence for each that shows it: of several in a row the last. */
  faults(clock: Date): string[] {
    const byLater = new Map(this.unsettled(clock).map((one) => [one.later?.sequence, one]));
    return [...byLater.values()].map(({ revision, later }) => describeAhead(revision, later));
  }
}
