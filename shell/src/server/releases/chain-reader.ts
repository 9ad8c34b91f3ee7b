import { describeGap } from '@site/release/chain/chain-gaps';
import { describeAhead, isAhead } from '@site/release/chain/dates';
import { type Head, readHead } from '@site/release/chain/head';
import { RefusedRevisions } from '@site/release/chain/refused-revisions';
import { messageOf } from '@site/release/errors/release-error';
import { ordersUpTo } from '@site/release/mirror/orders';
import type { ReleaseStore, SyncReader } from '@site/release/store/release-store';
import { revisionHash } from '@site/release/chain/revision';
import { readNewest, type RevisionProblem } from '@site/release/chain/revision-chain';
import { openRevision } from '@site/release/chain/revision-file';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { type AcceptedRevision, readAccepted } from './accepted-revision';
import type { Alarms } from './alarms';

/** Of thousands of bad revisions or holes so many are told: who mends one reads the next. */
const mostReported = 20;

type StampedStore = ReleaseStore & SyncReader & { stampSync(path: string): string | null };
type Options = { store: StampedStore; keys: TrustedKeys; alarms: Alarms };

function describeProblem({ sequence, reason }: RevisionProblem): string {
  return `Revision ${sequence} is not live: ${reason}`;
}

/** A sentence for each of the first, and that there are more; which they are does not change with their number. */
function firstOf<T>(items: readonly T[], describe: (item: T) => string, what: string): string[] {
  const first = items.slice(0, mostReported).map(describe);
  return items.length > first.length ? [...first, `More ${what} than these ${mostReported}.`] : first;
}

/**
 * Decides which revision is believed. What was accepted once is the mark: a chain that ends before it, or has another
 * revision under its number, is not believed, and the mark's revision stays live (docs/architecture.md#revisions).
 */
export class ChainReader {
  /** The newest revision that was ever believed here. */
  accepted: AcceptedRevision | undefined;
  private readonly refused: RefusedRevisions;

  constructor(private readonly options: Options) {
    this.refused = new RefusedRevisions((path) => options.store.stampSync(path));
  }

  get sequence(): number {
    return this.accepted?.revision.sequence ?? 0;
  }

  /** SHA-256 of the revision's file that a set is of; null unless it is the accepted one. */
  hashAt(set: { sequence: number } | undefined): string | null {
    return this.accepted && this.sequence === set?.sequence ? this.accepted.hash : null;
  }

  /**
   * Asks for the next numbers only; true when a newer revision was accepted. Synchronous (docs/measured.md#swap): it reads a
   * bounded number of small regular files, and none twice that it refused.
   */
  readNext(): boolean {
    const { store, keys } = this.options;
    const { revision, problems } = readNewest(store, keys, this.sequence, this.accepted?.hash, this.refused);
    const from = revision?.sequence ?? this.sequence;
    if (problems.length > 0 || revision) this.reportDamaged(problems.filter(({ sequence }) => sequence > from));
    return revision !== null && this.accept(revision.sequence);
  }

  /** Lists the whole chain: finds holes, a lost end, and revisions behind a hole. True when a newer one was accepted. */
  async survey(): Promise<boolean> {
    const { store, keys, alarms } = this.options;
    try {
      const head = await readHead(store, keys, this.refused);
      alarms.set('missing', firstOf(head.gaps, describeGap, 'revisions are missing'));
      this.reportDamaged(head.problems);
      const ends = head.revision?.sequence ?? 0;
      if (this.givesWay()) return this.accept(ends);
      const trusted = this.isSameHistory(head);
      return trusted && ends > this.sequence && this.accept(ends);
    } catch (error) {
      alarms.set('damaged', [`The chain of revisions cannot be read: ${messageOf(error)}`]);
      return false;
    }
  }

  /** To be called when other keys are trusted. */
  forgetRefused(): void {
    this.refused.forget();
  }

  private reportDamaged(problems: readonly RevisionProblem[]): void {
    this.options.alarms.set('damaged', firstOf(problems, describeProblem, 'revisions are not live'));
  }

  private accept(sequence: number): boolean {
    const { store, keys, alarms } = this.options;
    this.accepted = readAccepted(store, keys, sequence) ?? this.accepted;
    for (const kind of ['behind', 'rewritten'] as const) alarms.set(kind, []);
    alarms.set(
      'dates',
      this.accepted && isAhead(this.accepted.revision, new Date()) ? [this.ahead(this.accepted)] : [],
    );
    return this.sequence === sequence;
  }

  /** False when the store has another good revision under the number that was accepted. */
  private isSameHistory({ revision }: Head): boolean {
    const { store, alarms } = this.options;
    const { sequence } = this;
    const ends = revision?.sequence ?? 0;
    alarms.set('behind', ends < sequence ? [this.behind(ends)] : []);
    const { file, refused } = sequence > 0 ? openRevision(store, sequence) : { file: null, refused: null };
    const differs = refused !== null || (file !== null && revisionHash(file) !== this.accepted?.hash);
    alarms.set('rewritten', differs ? [this.rewritten()] : []);
    return !differs || !this.isGood(sequence);
  }

  /** An order is believed only until the store has another good revision under its number, or that of an order before it. */
  private givesWay(): boolean {
    const { store } = this.options;
    const { accepted, sequence } = this;
    const orders = accepted ? ordersUpTo(store, sequence, accepted.file) : [];
    return orders.some((order) => {
      const { file } = openRevision(store, order.sequence);
      return file !== null && !file.equals(order.file) && this.isGood(order.sequence);
    });
  }

  private isGood(sequence: number): boolean {
    try {
      return readAccepted(this.options.store, this.options.keys, sequence) !== null;
    } catch {
      return false;
    }
  }

  /** One of the two clocks is wrong, and the number says what is live, whichever it is. */
  private ahead({ revision }: AcceptedRevision): string {
    const hint = 'if the clock here is right, npm run release -- settle-dates repairs it';
    return `${describeAhead(revision)} It is live all the same; ${hint}.`;
  }

  private behind(ends: number): string {
    const store = ends > 0 ? `The chain of the store ends at revision ${ends}` : 'The store has no revision';
    return `${store}, but revision ${this.sequence} was accepted here before: ${this.sequence} stays live.`;
  }

  private rewritten(): string {
    return `Revision ${this.sequence} of the store is not the one that was accepted here: the accepted one stays live.`;
  }
}
