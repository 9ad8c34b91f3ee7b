import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Revision, revisionHash } from '../chain/revision';
import type { FileStore } from '../store/file-store';
import type { SyncReader } from '../store/release-store';
import { revisionPath, sequenceOf } from '../store/store-paths';
import { type MirrorStores, writeCopy } from './mirror-stores';

/** Copies of revisions that came by order, under the names that they have in the chain. Nothing of the store lies there. */
export const ORDERS = 'orders';

export function orderPath(sequence: number): string {
  return `${ORDERS}/${revisionPath(sequence)}`;
}

function cameByOrder(local: SyncReader, sequence: number, file: Buffer): boolean {
  return local.readSync(orderPath(sequence))?.equals(file) === true;
}

/**
 * The orders that lead to a revision, itself first; empty for one that did not come by order. It gives way to another good one that
 * the store has under the number of any of them.
 */
export function ordersUpTo(local: SyncReader, sequence: number, file: Buffer): { sequence: number; file: Buffer }[] {
  if (!cameByOrder(local, sequence, file)) return [];
  const before = local.readSync(orderPath(sequence - 1));
  const isLinked = before !== null && revisionHash(before) === previousHashOf(file);
  return [{ sequence, file }, ...(isLinked ? ordersUpTo(local, sequence - 1, before) : [])];
}

/**
 * Revisions that an operator handed to this shell while its store was away
 * (docs/decisions/097-an-order-is-a-revision-that-the-store-gets-later.md). They stand in the copy of the chain, and a second
 * time here, which tells them from revisions that the store has lost.
 */
export class Orders {
  private numbers = new Set<number>();

  constructor(private readonly stores: MirrorStores) {}

  async open(): Promise<void> {
    const paths = await this.stores.local.list(ORDERS);
    const numbers = paths.map((path) => sequenceOf(path.slice(ORDERS.length + 1)));
    this.numbers = new Set(numbers.filter((number) => number !== null));
  }

  has(sequence: number): boolean {
    return this.numbers.has(sequence);
  }

  /** Whether one of them stands in the chain here, so that the store may get another in its place. */
  get isWaiting(): boolean {
    return [...this.numbers].some((number) => isInCopy(this.stores.local, number));
  }

  /** Numbers of revisions that the store does not have yet, in ascending order. */
  get pending(): number[] {
    const { overtaken } = this;
    return this.sorted.filter((number) => isInCopy(this.stores.local, number) && !overtaken.includes(number));
  }

  /**
   * Numbers of those that do not count, because the store has another revision in their place or in that of the one that they follow.
   * Kept until somebody is told.
   */
  get overtaken(): number[] {
    const lost = new Set<string>();
    return this.sorted.filter((number) => {
      const file = this.stores.local.readSync(orderPath(number));
      if (!file || !(isReplaced(this.stores.local, number) || lost.has(previousHashOf(file)))) return false;
      lost.add(revisionHash(file));
      return true;
    });
  }

  private get sorted(): number[] {
    return [...this.numbers].sort((one, other) => one - other);
  }

  async add(sequence: number, file: Buffer): Promise<void> {
    await writeCopy(this.stores, orderPath(sequence), file);
    this.numbers.add(sequence);
  }

  /** Forgets those that the store has by now. */
  async settle(there: ReadonlySet<number>): Promise<void> {
    for (const number of this.numbers)
      if (there.has(number) && isInCopy(this.stores.local, number)) await this.remove(number);
  }

  /** Somebody was told of those up to this one that do not count. */
  async forgetOvertaken(last: number): Promise<void> {
    for (const number of this.overtaken) if (number <= last) await this.remove(number);
  }

  private async remove(number: number): Promise<void> {
    await rm(join(this.stores.local.root, orderPath(number)), { force: true });
    this.numbers.delete(number);
  }
}

/** Whether the chain here has what the store had in its place. */
function isReplaced(local: FileStore, sequence: number): boolean {
  const file = local.readSync(revisionPath(sequence));
  return file !== null && !cameByOrder(local, sequence, file);
}

/** Empty where the disk here damaged it since it was taken. */
function previousHashOf(file: Buffer): string {
  try {
    return (JSON.parse(file.toString()) as Pick<Revision, 'previousHash'>).previousHash ?? '';
  } catch {
    return '';
  }
}

/** Whether the chain here still has what was ordered, and not what the store had in its place. */
function isInCopy(local: FileStore, sequence: number): boolean {
  const file = local.readSync(revisionPath(sequence));
  return file !== null && cameByOrder(local, sequence, file);
}
