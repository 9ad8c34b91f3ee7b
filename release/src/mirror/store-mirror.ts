import PQueue from 'p-queue';
import { messageOf, ReleaseError } from '../errors/release-error';
import type { Revision } from '../chain/revision';
import { ChainCopy, type Differences } from './chain-copy';
import { type MirrorStores, StoreUnreachableError } from './mirror-stores';
import { orderPath } from './orders';
import { ReleaseCopies } from './release-copies';
import type { SyncReader } from '../store/release-store';

/** The releases that a revision makes live or shows some visitors: name and version. */
function namedBy({ remotes }: Revision): [string, string][] {
  return Object.entries(remotes).flatMap(([name, { version, canaryVersion }]): [string, string][] =>
    canaryVersion === null
      ? [[name, version]]
      : [
          [name, version],
          [name, canaryVersion],
        ],
  );
}

/** A revision that came by order; `isOvertaken`: it does not count. */
export type Ordered = { sequence: number; file: Buffer; isOvertaken: boolean };

/**
 * A copy of a store on local disk from which a shell serves: the whole chain, and the releases that it names. A revision is
 * written here after the files of its releases, so that whoever sees it can load it at once, whatever becomes of the store
 * (docs/decisions/031-a-shell-serves-from-its-mirror.md). Until `survey` has ended once only what is here from before is known.
 */
export class StoreMirror {
  readonly releases: ReleaseCopies;
  private readonly chain: ChainCopy;
  private readonly local: SyncReader;
  private readonly turns = new PQueue({ concurrency: 1 });
  private opened: Promise<void> | undefined;
  /** Release of the newest revision → what is wrong with it in the store. */
  private faultOf = new Map<string, string>();
  private latest: Revision | undefined;

  constructor(stores: MirrorStores) {
    this.releases = new ReleaseCopies(stores);
    this.chain = new ChainCopy(stores);
    this.local = stores.local;
  }

  /** What of the newest revision cannot be copied, a sentence each; the revision is here without it. */
  get faults(): string[] {
    return [...this.faultOf.values(), ...this.chain.faults];
  }

  /**
   * Asks for the next number only: one request when there is none.
   * @returns whether something new is here
   * @throws {StoreUnreachableError} when the store cannot be asked; nothing of a revision is here then
   */
  poll(): Promise<boolean> {
    return this.turn(async () => this.take(await this.news()));
  }

  /** While an order waits for the store, the whole chain is compared: what the store has in its place counts. */
  private async news(): Promise<Differences> {
    return this.chain.ordered.isWaiting ? this.chain.differences() : { found: await this.chain.news(), gone: [] };
  }

  /** Numbers of revisions that came by order and are not in the store, as far as is known. */
  get ordered(): number[] {
    return this.chain.ordered.pending;
  }

  /** Those that do not count: the store has another in the place of the first. */
  get overtaken(): number[] {
    return this.chain.ordered.overtaken;
  }

  /** Both, with their files, also before the first look at the store: of an earlier start. */
  async orders(): Promise<Ordered[]> {
    await this.open();
    const { overtaken, pending } = this.chain.ordered;
    return [...pending, ...overtaken].flatMap((sequence) => {
      const file = this.local.readSync(orderPath(sequence));
      return file ? [{ sequence, file, isOvertaken: overtaken.includes(sequence) }] : [];
    });
  }

  /** Somebody was told of those up to this one that do not count. */
  forgetOvertaken(last: number): Promise<void> {
    return this.turn(() => this.chain.ordered.forgetOvertaken(last));
  }

  /**
   * Takes a revision that the store does not have, once the releases that it names are here.
   * @throws {StoreUnreachableError} when one of them is not
   */
  order(sequence: number, file: Buffer, revision: Revision): Promise<void> {
    return this.turn(async () => {
      await this.copyNamed(revision);
      await this.chain.order({ sequence, file, revision });
    });
  }

  /** Compares the whole chain, which finds holes, a lost end and what was mended. @throws as `poll` does */
  survey(): Promise<boolean> {
    return this.turn(async () => {
      const changed = await this.take(await this.chain.differences());
      await this.copyLatest();
      return changed;
    });
  }

  /** Tries again what could not be copied; asks for nothing where all is here. @throws as `poll` does */
  retry(): Promise<void> {
    return this.turn(() => this.copyLatest());
  }

  private async turn<T>(work: () => Promise<T>): Promise<T> {
    await this.open();
    return this.turns.add(work);
  }

  /** Reads what this machine has. */
  private open(): Promise<void> {
    this.opened ??= this.chain.open().then((latest) => {
      this.latest = latest;
    });
    return this.opened;
  }

  private async copyLatest(): Promise<void> {
    if (this.latest) await this.copyNamed(this.latest);
  }

  private async take(differences: Differences): Promise<boolean> {
    const { found, gone } = differences;
    const newest = found.findLast((one) => one.revision !== null)?.revision;
    if (newest) await this.copyNamed(newest);
    await this.chain.take(differences);
    return found.length + gone.length > 0;
  }

  private async copyNamed(revision: Revision): Promise<void> {
    const faults = new Map<string, string>();
    await Promise.all(
      namedBy(revision).map(async ([name, version]) => {
        try {
          await this.releases.copy(name, version);
        } catch (error) {
          // A store that is away and a disk that is full say nothing of the release.
          if (error instanceof StoreUnreachableError || !(error instanceof ReleaseError)) throw error;
          faults.set(`${name} ${version}`, messageOf(error));
        }
      }),
    );
    this.faultOf = faults;
    this.latest = revision;
  }
}
