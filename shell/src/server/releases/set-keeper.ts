import type { SyncReader } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { versionsOf } from '../../render/pages/release-set';
import { type AcceptedRevision, readAccepted } from './accepted-revision';
import type { ChainReader } from './chain-reader';
import { Coalesced } from './coalesced';
import type { KeptSets } from './kept-sets';
import type { LiveSet, LiveSets } from './live-sets';
import type { Contents } from './write-generation';

type Options = {
  source: { store: SyncReader; keys: TrustedKeys };
  sets: Pick<LiveSets, 'live' | 'previous'>;
  chain: Pick<ChainReader, 'accepted'>;
  kept: KeptSets;
  /** For a store that is emptied with the copies: sets are live for moments, and writing them would hold up the next one. */
  markOnly?: boolean;
};

/** Writes the copies of what is live once a swap is over, so that no swap waits for the disk. */
export class SetKeeper {
  private readonly writes = new Coalesced(() => this.write());
  private marking: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** The mark is written at once, the sets when swaps have calmed down. */
  request(): void {
    const { chain, kept, markOnly } = this.options;
    if (chain.accepted) this.marking = kept.keepMark(chain.accepted);
    if (!markOnly) this.writes.request();
  }

  /** Resolves when the mark is on disk; a set that went live within the last seconds is kept by the next start. */
  async stop(): Promise<void> {
    await Promise.all([this.writes.stop(), this.marking]);
  }

  private write(): Promise<void> {
    const { sets, kept } = this.options;
    return kept.keep([sets.live, sets.previous].flatMap((set) => (set ? this.contentsOf(set) : [])));
  }

  /** None for a set whose revision cannot be read any more: without a signature it is not kept. */
  private contentsOf({ sequence, input }: LiveSet): Contents[] {
    const accepted = this.acceptedAt(sequence);
    return accepted ? [{ accepted, versions: versionsOf(input.set) }] : [];
  }

  private acceptedAt(sequence: number): AcceptedRevision | null {
    const { chain, kept, source } = this.options;
    if (sequence === 0) return null;
    if (chain.accepted?.revision.sequence === sequence) return chain.accepted;
    for (const store of [source.store, ...kept.stores])
      try {
        const accepted = readAccepted(store, source.keys, sequence);
        if (accepted) return accepted;
      } catch {}
    return null;
  }
}
