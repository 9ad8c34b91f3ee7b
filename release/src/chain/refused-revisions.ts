import { MOST_REVISIONS } from '../store/file-sizes';
import type { ReleaseStore } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

/** Files that one poll reads at the most; the next poll goes on behind them. */
const MOST_READ = 50;
/** Refused files that one poll looks at again: the first ones, where a mended one goes live, and as many of the others in turn. */
const MOST_ASKED = 50;
/** How far a poll looks beyond the last good revision; what lies behind is found by its name (`readHead`). */
const MOST_AHEAD = 10_000;

/** A file that cannot be a revision, whatever precedes it: by its form, its signature, or because it is no file. */
interface Refusal {
  reason: string;
  /** What tells a changed file from this one. */
  stamp: string | null;
}

/**
 * What a process has refused of a chain, so that it reads no bad revision twice and none of thousands keeps it from its
 * visitors: whoever can write the store, without a key, can make any number of them. What a trusted key signed is not
 * remembered, because whether it counts depends on what precedes it.
 */
export class RefusedRevisions {
  private readonly known = new Map<number, Refusal>();
  /** Of the files that are being read. */
  private readonly stamps = new Map<string, string | null>();
  private fromSequence = 0;
  private reads = 0;
  private turn = 0;

  /** @param stampOf what tells a changed file from an unchanged one; null when there is none */
  constructor(private readonly stampOf: (path: string) => string | null) {}

  /** A poll for what follows a revision; forgets what was mended or removed. */
  begin(fromSequence: number): void {
    this.fromSequence = fromSequence;
    this.reads = 0;
    for (const sequence of this.toAskAgain())
      if (this.known.get(sequence)?.stamp !== this.stampOf(revisionPath(sequence))) this.known.delete(sequence);
  }

  /** Why an unchanged file was refused; undefined for one that was not. */
  reasonOf(sequence: number): string | undefined {
    return this.known.get(sequence)?.reason;
  }

  /** Whether something is there that this poll may read; counts it. */
  mayRead(sequence: number): boolean {
    if (sequence > this.fromSequence + MOST_AHEAD || this.note(revisionPath(sequence)) === null) return false;
    this.reads += 1;
    return this.reads <= MOST_READ;
  }

  /** A store whose files are noted before they are read, so that a change meanwhile is noticed. */
  noting({ read }: Pick<ReleaseStore, 'read'>): Pick<ReleaseStore, 'read'> {
    this.stamps.clear();
    return {
      read: (path) => {
        this.note(path);
        return read(path);
      },
    };
  }

  add(sequence: number, reason: string): void {
    const oldest = this.known.keys().next();
    if (this.known.size >= MOST_REVISIONS && !oldest.done) this.known.delete(oldest.value);
    this.known.set(sequence, { reason, stamp: this.stamps.get(revisionPath(sequence)) ?? null });
  }

  /** To be called when other keys are trusted: what they signed may be good now. */
  forget(): void {
    this.known.clear();
  }

  private note(path: string): string | null {
    const stamp = this.stampOf(path);
    this.stamps.set(path, stamp);
    return stamp;
  }

  private toAskAgain(): number[] {
    const all = [...this.known.keys()];
    const first = all.filter((sequence) => sequence > this.fromSequence && sequence <= this.fromSequence + MOST_ASKED);
    this.turn = this.turn < all.length ? this.turn : 0;
    const others = all.slice(this.turn, this.turn + MOST_ASKED);
    this.turn += MOST_ASKED;
    return [...first, ...others];
  }
}
