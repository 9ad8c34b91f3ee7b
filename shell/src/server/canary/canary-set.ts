import { messageOf } from '@site/release/errors/release-error';
import { inBackground } from '@site/shared/process/in-background';
import type { Canary } from '@site/shared/contract/canary-buckets';
import type { Logger } from 'pino';
import { labelOf } from '../../render/pages/release-set';
import type { Deviation } from '../releases/deviation';
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
  log: Pick<Logger, 'info' | 'error'>;
  /** Its deviation came or went. */
  changed: () => void;
};

/** A canary that is loaded here, for any live set. */
export type RunningCanary = { canary: Canary; release: ExchangedRelease };

/** The wanted canary, and the stable versions that it is tried with. */
type Wish = { canary: Canary; stable: Wanted };

/**
 * The set of one section's canary, whose release has processes of its own. It is loaded in the background and shown when it is whole; until then, and
 * where it does not load, everybody is shown what is live (docs/architecture.md#canary).
 */
export class CanarySet {
  private wish: Wish | undefined;
  private loaded: ExchangedRelease | undefined;
  private loading = false;
  private fault = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** Takes what a revision says: another version or another share, which counts from the next request on. */
  follow(canary: Canary, stable: Wanted): void {
    const before = this.wish?.canary;
    this.wish = { canary, stable };
    if (before?.version === canary.version) return;
    this.drop();
    this.load();
  }

  /** Undefined while it is not loaded. */
  get running(): RunningCanary | undefined {
    return this.wish && this.loaded && { canary: this.wish.canary, release: this.loaded };
  }

  /** Null once it was stopped. */
  get health(): CanaryHealth | null {
    return this.wish ? { ...this.wish.canary, loaded: this.loaded !== undefined, fault: this.fault || null } : null;
  }

  /** Undefined unless the canary cannot be shown here. */
  get deviation(): Deviation | undefined {
    if (!this.wish || !this.fault) return undefined;
    const { canary, stable } = this.wish;
    const { remote, version } = canary;
    const running = stable.versions[remote] ?? null;
    return { remote, wanted: version, running, reason: `as a canary: ${this.fault}`, canary: true };
  }

  /** Shows it to nobody from now on. */
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

  private isWanted({ canary: { version } }: Wish): boolean {
    return this.wish?.canary.version === version;
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
    this.options.changed();
  }
}
