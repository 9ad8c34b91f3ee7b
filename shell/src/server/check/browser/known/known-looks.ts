import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { Fault } from '../fault';
import { CheckedSet, type CheckedSite, type LookOf } from './checked-set';
import { type GoodLook, looksIn, recordOf } from './look-records';
import type { Seen, WatchedPage } from './watched-page';

/** The set that is checked, and what is live of it. */
export type CheckedSets = { now: CheckedSite; live: CheckedSite | undefined };
type Side = keyof CheckedSets;

/** What a page of either side was seen to be answered; undefined where it cannot be told. */
export type SeenSides = {
  now: readonly Seen[] | undefined;
  live?: { seen: readonly Seen[] | undefined; alsoLive: readonly Fault[] } | undefined;
};

const keyOf = ({ remote, address, look }: Pick<LookOf, 'remote' | 'address' | 'look'>) =>
  JSON.stringify([remote, address, look]);

/**
 * The looks of earlier checks that found nothing. One holds without a browser where everything that the page was answered then, its document and
 * files and data, is answered alike by the set that is checked, and by the live one if that excused it; else the page is opened.
 */
export class KnownLooks {
  private readonly sets: { now: CheckedSet; live: CheckedSet | undefined };
  private readonly known = new Map<string, GoodLook[]>();
  private readonly good = new Map<string, { remote: string; look: GoodLook }>();

  constructor(
    { now, live }: CheckedSets,
    private readonly browser: string,
    kept: readonly KeptLooks[],
  ) {
    const hosts = [now, ...(live ? [live] : [])].map(({ origin }) => new URL(origin).host);
    this.sets = { now: new CheckedSet(now, hosts), live: live && new CheckedSet(live, hosts) };
    for (const record of kept.filter((one) => one.browser === browser))
      for (const look of looksIn(record)) {
        const key = keyOf({ remote: record.remote, ...look });
        this.known.set(key, [...(this.known.get(key) ?? []), look]);
      }
  }

  /** A look that found nothing and since which nothing is different; undefined where there is none. */
  async lookLike(of: LookOf): Promise<GoodLook | undefined> {
    for (const look of this.known.get(keyOf(of)) ?? []) {
      const isSame = (await this.sets.now.answersLike(look.now, of)) && (await this.isLiveAsThen(look, of));
      if (!isSame) continue;
      this.good.set(keyOf(of), { remote: of.remote, look });
      return look;
    }
    return undefined;
  }

  private async isLiveAsThen({ live }: GoodLook, of: LookOf): Promise<boolean> {
    return live === undefined || ((await this.sets.live?.answersLike(live, of)) ?? false);
  }

  /** Watches a page of either side; undefined where that side is not there. */
  watched(side: Side): WatchedPage | undefined {
    return this.sets[side]?.watched();
  }

  /** Keeps a look that found nothing; with what the live page was answered where it was good beside that alone. */
  async keep(of: LookOf, { now, live }: SeenSides): Promise<void> {
    const own = await this.sets.now.traceOf(now, of);
    const before = live && (await this.sets.live?.traceOf(live.seen, of));
    if (!own || (live && !before)) return;
    const { address, look, remote } = of;
    this.good.set(keyOf(of), { remote, look: { address, look, now: own, live: before, alsoLive: live?.alsoLive } });
  }

  /** Everything that holds for the set that was checked, by section. */
  all(): KeptLooks[] {
    const good = [...this.good.values()];
    const remotes = new Set(good.map(({ remote }) => remote));
    const looksOf = (name: string) => good.filter(({ remote }) => remote === name).map(({ look }) => look);
    return [...remotes].map((remote) => recordOf({ remote, browser: this.browser }, looksOf(remote)));
  }
}
