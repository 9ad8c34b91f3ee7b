import type { Revision } from '../chain/revision';

/**
 * When revisions came. The clock of who signed one may be behind that of the guard, which would then not look at it: what came
 * between two looks came after the first of them.
 */
export class RevisionArrivals {
  /** Of revisions that came while the guard ran: the look before, in milliseconds. */
  private readonly after = new Map<number, number>();
  private last: { newest: number; at: number } | undefined;

  /** The newest revision as of a look. */
  seen(newest: number, at: number): void {
    const { last } = this;
    for (let sequence = newest; last && sequence > last.newest; sequence -= 1) this.after.set(sequence, last.at);
    this.last = { newest: Math.max(newest, last?.newest ?? 0), at };
  }

  cameAt({ sequence, createdAt }: Pick<Revision, 'sequence' | 'createdAt'>): number {
    return Math.max(Date.parse(createdAt), this.after.get(sequence) ?? 0);
  }
}
