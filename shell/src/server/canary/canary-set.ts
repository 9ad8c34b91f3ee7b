import { messageOf } from '@site/release/errors/release-error';
import { inBackground } from '@site/shared/process/in-background';
import type { Canary } from '@site/shared/contract/canary-buckets';
import type { Logger } from 'pino';
import { labelOf } from '../../render/pages/release-set';
import type { Alarms } from '../releases/alarms';
import { type Deviation, describeDeviation } from '../releases/deviation';
import { ExchangedRelease } from '../releases/exchanged-set';
import type { LiveSet, SetComposer } from '../releases/set-composer';
import type { Wanted } from '../releases/set-selection';

/** A canary that did not load is tried again after this long, in milliseconds: the store may be complete by then. */
const retryAfter = 5000;

/** What operators are told of the canary. */
export type CanaryHealth = Canary & { loaded: boolean; fault: string | null };

type Options = {
  /** Not that of the live set: what a canary breaks must not bar a section that is live. */
  composer: Pick<SetComposer, 'compose'>;
  alarms: Pick<Alarms, 'set'>;
  log: Pick<Logger, 'info' | 'error'>;
};

/** The wanted canary, and the stable versions that it is tried with. */
type Wish = { canary: Canary; stable: Wanted };

/**
 * The set of the canary, whose release has processes of its own. It is loaded in the background and shown when it is whole; until then, and
 * where it does not load, everybody is shown what is live (docs/architecture.md#canary).
 */
export class CanarySet {
  private wish: Wish | undefined;
  private loaded: ExchangedRelease | undefined;
  private loading = false;
  private fault = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** Takes what a revision says: another canary, another share, or none, which counts from the next request on. */
  follow(canary: Canary | undefined, stable: Wanted): void {
    const before = this.wish?.canary;
    this.wish = canary && { canary, stable };
    if (before && canary && before.remote === canary.remote && before.version === canary.version) return;
    this.drop();
    if (canary) this.load();
  }

  /** The canary and its set beside this live set; undefined while it is not loaded. */
  running(live: LiveSet): { canary: Canary; set: LiveSet } | undefined {
    return this.wish && this.loaded && { canary: this.wish.canary, set: this.loaded.in(live) };
  }

  /** Null without a canary. */
  health(): CanaryHealth | null {
    return this.wish ? { ...this.wish.canary, loaded: this.loaded !== undefined, fault: this.fault || null } : null;
  }

  /** Not empty while the canary cannot be shown here. */
  deviations(): Deviation[] {
    return this.wish && this.fault ? [this.deviation(this.wish)] : [];
  }

  stop(): void {
    this.wish = undefined;
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.loaded?.retire();
    this.loaded = undefined;
    this.report('');
  }

  private load(): void {
    // One at a time: what was wanted meanwhile is loaded next.
    if (this.loading || !this.wish || this.loaded) return;
    const { wish } = this;
    this.loading = true;
    const work = this.compose(wish)
      .then(
        (set) => this.take(wish, set),
        (error) => this.fail(wish, messageOf(error)),
      )
      .finally(() => {
        this.loading = false;
        if (!this.isWanted(wish)) this.load();
      });
    inBackground(this.options.log, work, 'a canary that was loaded could not be shown');
  }

  private compose({ canary: { remote, version }, stable }: Wish): Promise<LiveSet> {
    const versions = { ...stable.versions, [remote]: version };
    const instead = (name: string) => (name === remote ? [] : stable.instead(name));
    return this.options.composer.compose({ versions, instead, required: remote }, () => undefined);
  }

  private isWanted({ canary: { remote, version } }: Wish): boolean {
    const now = this.wish?.canary;
    return now?.remote === remote && now.version === version;
  }

  private take(wish: Wish, set: LiveSet): void {
    if (!this.isWanted(wish)) return set.pool.retire();
    const { remote, version } = wish.canary;
    this.loaded = new ExchangedRelease(set, remote, 'canary');
    this.report('');
    this.options.log.info({ canary: labelOf(remote, version) }, 'the canary is loaded');
  }

  private fail(wish: Wish, reason: string): void {
    if (!this.isWanted(wish)) return;
    this.report(reason);
    this.timer = setTimeout(() => this.load(), retryAfter).unref();
  }

  private report(fault: string): void {
    this.fault = fault;
    this.options.alarms.set('canary', this.deviations().map(describeDeviation));
  }

  private deviation({ canary: { remote, version }, stable }: Wish): Deviation {
    return { remote, wanted: version, running: stable.versions[remote] ?? null, reason: `as a canary: ${this.fault}` };
  }
}
