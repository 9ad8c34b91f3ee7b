import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { revisionNumbers } from '../chain/head';
import { parseRevision, type Revision } from '../chain/revision';
import { fetchRevision, openRevision } from '../chain/revision-file';
import { revisionPath } from '../store/store-paths';
import { asking, type MirrorStores, writeCopy } from './mirror-stores';
import { Orders } from './orders';

/** Files that are fetched side by side when the whole chain is compared. */
const downloads = 16;
/** Revisions that are taken in at once by a poll; more wait for the next. */
const mostNews = 100;
/** Refused ones that are asked for again when the chain is compared, in turn: they may be mended. */
const mostAgain = 100;
const mostFaults = 20;

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
  /** All numbers of the store, where they were listed. */
  there?: ReadonlySet<number>;
}

/**
 * The chain of the store on local disk, file by file as it is there: which revision is believed is decided by who reads it, so
 * that a chain that was cut or rewritten is noticed as in the store itself (docs/faults.md F49).
 */
export class ChainCopy {
  private readonly queue = new PQueue({ concurrency: downloads });
  private readonly orders: Orders;
  private numbers = new Set<number>();
  /** The newest revision here that is good. */
  private newest = 0;
  /** Those that are refused, which were asked for longest ago first. */
  private readonly refused = new Set<number>();
  /** Number → why it is not copied: it is longer than any revision. */
  private readonly uncopied = new Map<number, string>();

  constructor(private readonly stores: MirrorStores) {
    this.orders = new Orders(stores);
  }

  /** Revisions that came by order. */
  get ordered(): Pick<Orders, 'isWaiting' | 'pending' | 'overtaken' | 'forgetOvertaken'> {
    return this.orders;
  }

  /** What of the chain is not copied, a sentence each, and not more of them than somebody reads. */
  get faults(): string[] {
    return [...this.uncopied.values()].slice(0, mostFaults);
  }

  /** Looks at what is here from before; gives the newest good revision of it. */
  async open(): Promise<Revision | undefined> {
    await this.orders.open();
    const numbers = await revisionNumbers(this.stores.local);
    this.numbers = new Set(numbers);
    this.newest = 0;
    for (const sequence of numbers.toReversed()) {
      const { file } = await fetchRevision(this.stores.local, sequence);
      const found = file && this.judged(sequence, file);
      if (found && this.note(found) && found.revision) return found.revision;
    }
    return undefined;
  }

  /** What follows the newest revision here; one request when nothing does. */
  async news(): Promise<Found[]> {
    const found: Found[] = [];
    let sequence = this.newest + 1;
    for (let asked = 0; asked < mostNews; asked += 1) {
      // The first is asked for even where it was refused: whatever was in its place, the next promotion takes it.
      const isSkipped = (one: number) => this.numbers.has(one) || (asked > 0 && this.uncopied.has(one));
      while (isSkipped(sequence)) sequence += 1;
      const one = await this.fetch(sequence);
      if (one) found.push(one);
      else if (!this.uncopied.has(sequence)) break;
      sequence += 1;
    }
    return found;
  }

  /** Compares the whole chain: one list, and the files that are not here, are refused, or are the newest. */
  async differences(): Promise<Differences> {
    const there = await asking(revisionNumbers(this.stores.remote));
    const ordered = new Set(this.orders.pending);
    const known = new Set(there);
    for (const number of this.uncopied.keys()) if (!known.has(number)) this.uncopied.delete(number);
    const again = this.askedAgain();
    const isNew = (number: number) => !this.numbers.has(number) && !this.uncopied.has(number);
    const doubtful = (number: number) =>
      isNew(number) || again.has(number) || number === this.newest || this.orders.has(number);
    const fetched = await this.queue.addAll(there.filter(doubtful).map((number) => () => this.fetch(number)));
    return {
      found: fetched.filter((one) => one !== null).filter((one) => this.differs(one)),
      gone: [...this.numbers].filter((number) => !known.has(number) && !ordered.has(number)),
      there: known,
    };
  }

  /** Takes in what the store does not have: it follows what is here. */
  async order(found: Found): Promise<void> {
    await this.orders.add(found.sequence, found.file);
    await this.take({ found: [found], gone: [] });
  }

  /** Makes the copy like the store; the newest file last, because it makes the others count. */
  async take({ found, gone, there }: Differences): Promise<void> {
    for (const one of found) {
      await writeCopy(this.stores, revisionPath(one.sequence), one.file);
      this.note(one);
    }
    for (const sequence of gone) {
      await rm(join(this.stores.local.root, revisionPath(sequence)), { force: true });
      this.numbers.delete(sequence);
      this.refused.delete(sequence);
    }
    if (there) await this.orders.settle(there);
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
    return openRevision(this.stores.local, sequence).file?.equals(file) !== true;
  }

  /** Null for what is not there, and for what is not copied. */
  private async fetch(sequence: number): Promise<Found | null> {
    const { remote } = this.stores;
    const { file, refused } = await fetchRevision({ read: (path) => asking(remote.read(path)) }, sequence);
    this.uncopied.delete(sequence);
    if (refused !== null) this.uncopied.set(sequence, refused);
    return file && this.judged(sequence, file);
  }

  private askedAgain(): ReadonlySet<number> {
    const again = [...[...this.refused].slice(0, mostAgain), ...[...this.uncopied.keys()].slice(0, mostAgain)];
    for (const number of again) if (this.refused.delete(number)) this.refused.add(number);
    return new Set(again);
  }

  private judged(sequence: number, file: Buffer): Found {
    try {
      return { sequence, file, revision: parseRevision(file, sequence, this.stores.keys) };
    } catch {
      return { sequence, file, revision: null };
    }
  }
}
