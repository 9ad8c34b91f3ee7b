import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { revisionNumbers } from '../head';
import { parseRevision, type Revision } from '../revision';
import { revisionPath } from '../store-paths';
import { asking, type MirrorStores, writeCopy } from './mirror-stores';

/** Files that are fetched side by side when the whole chain is compared. */
const downloads = 16;
/** Revisions that are taken in at once by a poll; more wait for the next. */
const mostNews = 100;

/** A file of the chain in the store; `revision` is null when it is refused. */
export interface Found {
  sequence: number;
  file: Buffer;
  revision: Revision | null;
}

export interface Differences {
  /** In ascending order. */
  found: Found[];
  /** Numbers that are here and no longer in the store. */
  gone: number[];
}

/**
 * The chain of the store on local disk, file by file as it is there: which revision is believed is decided by who reads it, so
 * that a chain that was cut or rewritten is noticed as in the store itself (docs/faults.md F49).
 */
export class ChainCopy {
  private readonly queue = new PQueue({ concurrency: downloads });
  private numbers = new Set<number>();
  /** The newest revision here that is good. */
  private newest = 0;
  /** Those that are refused: they are asked for again, because they may be mended. */
  private readonly refused = new Set<number>();

  constructor(private readonly stores: MirrorStores) {}

  /** Looks at what is here from before; gives the newest good revision of it. */
  async open(): Promise<Revision | undefined> {
    const numbers = await revisionNumbers(this.stores.local);
    this.numbers = new Set(numbers);
    this.newest = 0;
    for (const sequence of numbers.toReversed()) {
      const file = this.stores.local.readSync(revisionPath(sequence));
      const found = file && this.judged(sequence, file);
      if (found && this.note(found) && found.revision) return found.revision;
    }
    return undefined;
  }

  /** What follows the newest revision here; one request when nothing does. */
  async news(): Promise<Found[]> {
    const found: Found[] = [];
    let sequence = this.newest + 1;
    while (found.length < mostNews) {
      while (this.numbers.has(sequence)) sequence += 1;
      const one = await this.fetch(sequence);
      if (!one) break;
      found.push(one);
      sequence += 1;
    }
    return found;
  }

  /** Compares the whole chain: one list, and the files that are not here, are refused, or are the newest. */
  async differences(): Promise<Differences> {
    const there = await asking(revisionNumbers(this.stores.remote));
    const doubtful = (number: number) =>
      !this.numbers.has(number) || this.refused.has(number) || number === this.newest;
    const fetched = await this.queue.addAll(there.filter(doubtful).map((number) => () => this.fetch(number)));
    const known = new Set(there);
    return {
      found: fetched.filter((one) => one !== null).filter((one) => this.differs(one)),
      gone: [...this.numbers].filter((number) => !known.has(number)),
    };
  }

  /** Makes the copy like the store; the newest file last, because it makes the others count. */
  async take({ found, gone }: Differences): Promise<void> {
    for (const one of found) {
      await writeCopy(this.stores, revisionPath(one.sequence), one.file);
      this.note(one);
    }
    for (const sequence of gone) {
      await rm(join(this.stores.local.root, revisionPath(sequence)), { force: true });
      this.numbers.delete(sequence);
      this.refused.delete(sequence);
    }
    if (gone.includes(this.newest)) await this.open();
  }

  /** Whether it is good. */
  private note({ sequence, revision }: Found): boolean {
    this.numbers.add(sequence);
    if (revision) {
      this.refused.delete(sequence);
      this.newest = Math.max(this.newest, sequence);
    } else this.refused.add(sequence);
    return revision !== null;
  }

  private differs({ sequence, file }: Found): boolean {
    return this.stores.local.readSync(revisionPath(sequence))?.equals(file) !== true;
  }

  private async fetch(sequence: number): Promise<Found | null> {
    const file = await asking(this.stores.remote.read(revisionPath(sequence)));
    return file && this.judged(sequence, file);
  }

  private judged(sequence: number, file: Buffer): Found {
    try {
      return { sequence, file, revision: parseRevision(file, sequence, this.stores.keys) };
    } catch {
      return { sequence, file, revision: null };
    }
  }
}
