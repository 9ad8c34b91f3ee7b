import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../store/file-store';
import type { SyncReader } from '../store/release-store';
import { revisionPath, sequenceOf } from '../store/store-paths';
import { type MirrorStores, writeCopy } from './mirror-stores';

/** Copies of revisions that came by order, under the names that they have in the chain. Nothing of the store lies there. */
export const ORDERS = 'orders';

export function orderPath(sequence: number): string {
  return `${ORDERS}/${revisionPath(sequence)}`;
}

/** Whether the file of a revision came by order: it gives way to another good one that the store has under its number. */
export function cameByOrder(local: SyncReader, sequence: number, file: Buffer): boolean {
  return local.readSync(orderPath(sequence))?.equals(file) === true;
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

  /** Numbers of revisions that the store does not have yet, in ascending order. */
  get pending(): number[] {
    return [...this.numbers].filter((number) => isInCopy(this.stores.local, number)).sort((a, b) => a - b);
  }

  async add(sequence: number, file: Buffer): Promise<void> {
    await writeCopy(this.stores, orderPath(sequence), file);
    this.numbers.add(sequence);
  }

  /** Forgets those that the store has by now; one in whose place it has another is kept until something follows that. */
  async settle(there: ReadonlySet<number>): Promise<void> {
    for (const number of this.numbers) {
      if (!there.has(number) || (!isInCopy(this.stores.local, number) && !there.has(number + 1))) continue;
      await rm(join(this.stores.local.root, orderPath(number)), { force: true });
      this.numbers.delete(number);
    }
  }
}

/** Whether the chain here still has what was ordered, and not what the store had in its place. */
function isInCopy(local: FileStore, sequence: number): boolean {
  const file = local.readSync(revisionPath(sequence));
  return file !== null && cameByOrder(local, sequence, file);
}
