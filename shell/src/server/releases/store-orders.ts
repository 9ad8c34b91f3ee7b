import { messageOf } from '@site/release/errors/release-error';
import { StoreUnreachableError } from '@site/release/mirror/mirror-stores';
import type { Ordered, StoreMirror } from '@site/release/mirror/store-mirror';
import pLimit from 'p-limit';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { FileStore } from '@site/release/store/file-store';
import { revisionPath } from '@site/release/store/store-paths';
import { type AcceptedRevision, readAccepted } from './accepted-revision';
import type { ChainReader } from './chain-reader';
import type { StoreWatch } from './store-watch';

type Options = {
  /** As operators write the address of the store. */
  name: string;
  source: { store: FileStore; keys: TrustedKeys };
  mirror: Pick<StoreMirror, 'order' | 'orders' | 'forgetOvertaken'>;
  watch: Pick<StoreWatch, 'isAway' | 'changed' | 'notify'>;
  chain: Pick<ChainReader, 'sequence' | 'accepted'>;
};

/** Whether a revision was taken, or a sentence for the operator. */
export type Taken = { taken: true } | { taken: false; reason: string };

const refused = (reason: string): Taken => ({ taken: false, reason });

/**
 * Takes signed revisions from operators while the store is away, or answers and refuses writes; it gets them later (`release
 * deliver`). A shell may not write there and so cannot try: that the store refuses is the word of who orders, and the shell looks
 * whether the store has a revision of that number (docs/decisions/109-a-store-that-takes-no-writes-is-as-good-as-away.md).
 */
export class StoreOrders {
  /** One after the other: of two who order the same number the second learns of the first. */
  private readonly turns = pLimit(1);

  constructor(private readonly options: Options) {}

  /** What the store does not have yet, and what it has another revision in the place of, until somebody is told. */
  list(): Promise<Ordered[]> {
    return this.options.mirror.orders();
  }

  /** Somebody was told of those up to this one that the store has another revision in the place of. */
  async forgetOvertaken(last: number): Promise<void> {
    await this.options.mirror.forgetOvertaken(last);
    this.options.watch.changed();
  }

  /** The newest revision that is believed here, whatever became of its file in the store since. */
  get believed(): Pick<AcceptedRevision, 'revision' | 'file'> | undefined {
    return this.options.chain.accepted;
  }

  /** @param isUnwritable whether the store refused it to who orders */
  take(sequence: number, file: Buffer, isUnwritable = false): Promise<Taken> {
    return this.turns(() => this.takeNext(sequence, file, isUnwritable));
  }

  private async takeNext(sequence: number, file: Buffer, isUnwritable: boolean): Promise<Taken> {
    const { name, watch, source } = this.options;
    // What the store has by now is here before it is judged what follows.
    if (isUnwritable && !watch.isAway) await watch.notify();
    if (source.store.readSync(revisionPath(sequence))?.equals(file)) return { taken: true };
    if (!watch.isAway && !isUnwritable)
      return refused(`The store ${name} answers this shell: roll back without --without-store.`);
    try {
      const { revision } = this.judged(sequence, file);
      await this.options.mirror.order(sequence, file, revision);
    } catch (error) {
      const why = error instanceof StoreUnreachableError ? `a release of it is not on this machine: ` : '';
      return refused(`Revision ${sequence} is not taken: ${why}${messageOf(error)}`);
    }
    watch.changed();
    return { taken: true };
  }

  /** By the rules of the chain, as if the store had it. @throws {Error} why it is refused */
  private judged(sequence: number, file: Buffer): AcceptedRevision {
    const { chain, source } = this.options;
    const { store, keys } = source;
    const newest = readAccepted(store, keys, sequence) ?? chain.accepted;
    const number = newest?.revision.sequence ?? 0;
    if (number !== sequence - 1)
      throw new Error(`${newest?.revision.by ?? 'nobody'} made revision ${number}: look at status and decide again.`);
    const readSync = (path: string) => (path === revisionPath(sequence) ? file : store.readSync(path));
    const judged = readAccepted({ readSync }, keys, sequence);
    if (judged && judged.revision.previousHash === newest?.hash) return judged;
    throw new Error(`it does not follow revision ${number}, which is live here.`);
  }
}
