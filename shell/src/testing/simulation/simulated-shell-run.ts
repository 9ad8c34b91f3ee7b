import { isInCanary } from '@site/shared/contract/canary-buckets';
import type { Visitor } from '../../server/pages/render-queue';
import { siteVisitor } from '../../server/pages/render-queue';
import type { StoredPage } from '../../server/pages/html-cache';
import type { LiveSet } from '../../server/releases/live-sets';
import type { TableMatch } from '../../server/pages/route-table';
import { labelOf } from '../../remotes/release-set';
import type { Asked } from './answer-judge';
import { liveOrBefore } from './release-history';
import { createMachinery, type World } from './simulated-shell';

export type Side = 'canary' | 'everybody' | 'new';
export type Question = { path: string; side: Side; network: string };

/** The lowest bucket on this side of a canary. */
function bucketOf(side: Side, canary: Parameters<typeof isInCanary>[1] | undefined): string | undefined {
  if (side === 'new') return undefined;
  let bucket = 0;
  while (canary && isInCanary(bucket, canary) !== (side === 'canary')) bucket += 1;
  return `bucket=${bucket}`;
}

/** One shell from its start until it has stopped. */
export class SimulatedShell {
  readonly machinery;
  /** Requests that were accepted and are not answered yet. */
  readonly open = new Set<Asked>();
  /** Until its start is over nobody lets it look at the chain. */
  private follows = false;
  state: 'running' | 'draining' | 'stopped' = 'running';

  constructor(
    private readonly world: World,
    readonly name: string,
    private readonly answered: (asked: Asked) => void,
  ) {
    this.machinery = createMachinery(world, name);
    void this.machinery.follower.start().then(() => (this.follows = true));
  }

  /** The revision whose set is live here; 0 before the first. */
  get sequence(): number {
    return this.machinery.sets.live?.sequence ?? 0;
  }

  /** The newest revision that was read. */
  get newest(): number {
    return this.machinery.follower.sequence;
  }

  /** Processes that no set needs, as sentences; for a shell that nobody has asked for a while. */
  surplusProcesses(): string[] {
    const { sets, canary, processes } = this.machinery;
    const { live, previous } = sets;
    const shown = [live, previous, live && canary.running(live)?.set].flatMap((set) =>
      Object.values(set?.input.set.remotes ?? {}).map(({ name, version }) => labelOf(name, version)),
    );
    const needed = new Set([...shown, ...liveOrBefore(this.world.store, this.sequence)]);
    const releases = processes.filter(({ alive }) => alive).map(({ release }) => release);
    return [...new Set(releases)].flatMap((release) => {
      const count = releases.filter((one) => one === release).length;
      if (count > 1) return `${this.name} keeps ${count} processes of ${release || 'no release'}.`;
      const isNeeded = release === '' || release.startsWith('shell@') || needed.has(release);
      return isNeeded ? [] : `${this.name} keeps a process of ${release}, which no set shows.`;
    });
  }

  check(): void {
    if (this.follows) void this.machinery.follower.check();
  }

  ask({ path, side, network }: Question): Asked {
    const asked: Asked = { shell: this, path, side, from: this.sequence, left: false };
    this.open.add(asked);
    const visitor: Visitor = { network, gone: () => asked.left };
    void this.answer(asked, visitor)
      .then((page) => Object.assign(asked, { page }))
      .catch((error: Error) => Object.assign(asked, { error }))
      .finally(() => {
        this.open.delete(asked);
        this.answered(asked);
      });
    return asked;
  }

  /** As a shell stops: whoever was accepted is answered before anything is taken away. */
  async drain(): Promise<void> {
    const { follower, canary, sets, pools } = this.machinery;
    this.state = 'draining';
    await follower.stop();
    while (this.open.size > 0) await this.world.steps.turn(`${this.name} looks whether all are answered`);
    canary.stop();
    sets.retireAll();
    pools.close();
    this.state = 'stopped';
  }

  /** As page-routes.ts answers: one that fails in a canary is that of the live set. */
  private async answer({ path, side }: Asked, visitor: Visitor): Promise<StoredPage | undefined> {
    const { choose, canary, sets, pages } = this.machinery;
    const running = sets.live && canary.running(sets.live);
    const cookie = bucketOf(side, running?.canary);
    const choice = await choose({ headers: cookie === undefined ? {} : { cookie } }, path);
    const found = choice?.set.table.find(path);
    if (!choice || found?.kind !== 'page') return undefined;
    const pageOf = async (set: LiveSet, match: TableMatch) => (await pages.answer(set, match, path, visitor)).page;
    const page = await pageOf(choice.set, found.match);
    const instead = page.status >= 500 ? choice.standIn?.table.find(path) : undefined;
    return choice.standIn && instead?.kind === 'page' ? pageOf(choice.standIn, instead.match) : page;
  }

  /** As the site itself asks, for its maps. */
  prepare(): void {
    const { sets, pages } = this.machinery;
    const found = sets.live?.table.find('/sitemap');
    if (sets.live && found?.kind === 'page')
      void pages.answer(sets.live, found.match, '/sitemap', siteVisitor).catch(() => undefined);
  }
}
