import { type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { siteVisitor, type Visitor } from '../../server/pages/render-queue';
import type { StoredPage } from '../../server/pages/html-cache';
import { isWithdrawn } from '../../server/pages/withdrawn-page';
import type { LiveSet } from '../../server/releases/live-sets';
import { stillLoading } from '../../server/releases/set-composer';
import type { SetChoice } from '../../server/releases/set-choice';
import { labelOf } from '../../render/pages/release-set';
import type { Asked } from './answer-judge';
import { liveOrBefore } from './release-history';
import { createMachinery, type World } from './machinery';

/** Neither of a section nor of anything that could be withdrawn: the shell's own pages, and a spare. */
function isOfShell(release: string): boolean {
  return release === '' || release.startsWith('shell@');
}

export type Side = 'canary' | 'everybody' | 'new';
export type Question = { path: string; side: Side; network: string };

/** The lowest bucket that is in one canary at least, or in none. */
function bucketOf(side: Side, canaries: readonly Canary[]): string | undefined {
  if (side === 'new') return undefined;
  let bucket = 0;
  const isInside = () => canaries.some((canary) => isInCanary(bucket, canary));
  while (canaries.length > 0 && isInside() !== (side === 'canary')) bucket += 1;
  return `bucket=${bucket}`;
}

/** One shell from its start until it has stopped. */
export class SimulatedShell {
  readonly machinery;
  /** Requests that were accepted and are not answered yet. */
  readonly open = new Map<Asked, Promise<void>>();
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

  /** What runs goes on, though it was rolled back, until what is wanted in its place has loaded. */
  keepsRunning(release: string): boolean {
    const deviations = this.machinery.sets.live?.deviations ?? [];
    return deviations.some(
      ({ remote, running, reason }) => reason === stillLoading && labelOf(remote, running ?? '') === release,
    );
  }

  /** Processes that no set needs, as sentences; for a shell that nobody has asked for a while. */
  surplusProcesses(): string[] {
    const { sets, canaries, processes } = this.machinery;
    const shown = [sets.live, sets.previous].flatMap((set) => Object.values(set?.input.set.remotes ?? {}));
    const needed = shown.map(({ name, version }) => labelOf(name, version));
    // Sets of canaries keep what was live when they were composed.
    const keepsMore = canaries.running.length > 0;
    const standingIn = liveOrBefore(this.world.store, this.sequence);
    const releases = processes.filter(({ alive }) => alive).map(({ release }) => release);
    const isSurplus = (release: string) => !isOfShell(release) && !needed.includes(release) && !standingIn.has(release);
    const doubled = releases.filter((release, place) => releases.indexOf(release) !== place);
    return [
      ...doubled.map((release) => `${this.name} keeps two processes of ${release || 'no release'}.`),
      ...(keepsMore ? [] : releases.filter(isSurplus)).map(
        (one) => `${this.name} keeps a process of ${one}, which no set shows.`,
      ),
    ];
  }

  check(): void {
    if (this.follows) void this.machinery.follower.check();
  }

  ask({ path, side, network }: Question): Asked {
    const asked: Asked = { shell: this, path, side, left: false };
    const visitor: Visitor = { network, gone: () => asked.left };
    const answered = this.answer(asked, visitor)
      .then((page) => Object.assign(asked, { page }))
      .catch((error: Error) => Object.assign(asked, { error }))
      .finally(() => {
        this.open.delete(asked);
        this.answered(asked);
      });
    this.open.set(
      asked,
      answered.then(() => undefined),
    );
    return asked;
  }

  /** As a shell stops: whoever was accepted is answered before anything is taken away. */
  async drain(): Promise<void> {
    const { follower, canaries, sets, pools } = this.machinery;
    this.state = 'draining';
    await follower.stop();
    await Promise.all([...this.open.values()]);
    canaries.stop();
    sets.retireAll();
    pools.close();
    this.state = 'stopped';
  }

  private async answer({ path, side }: Asked, visitor: Visitor): Promise<StoredPage | undefined> {
    const { choose, canaries, pages } = this.machinery;
    const shown = canaries.running.map(({ canary }) => canary);
    const cookie = bucketOf(side, shown);
    const chooseNow = () => choose({ headers: cookie === undefined ? {} : { cookie } }, path);
    for (;;) {
      const choice = await chooseNow();
      const page = choice && (await this.chosen(choice, path, visitor));
      if (!page || !(await isWithdrawn(pages, { page, set: choice.set }, chooseNow))) return page;
    }
  }

  /** As page-routes.ts answers: for one that fails in a canary there is that of the live set. */
  private async chosen({ set, standIn }: SetChoice, path: string, visitor: Visitor): Promise<StoredPage | undefined> {
    const page = await this.pageOf(set, path, visitor);
    const instead = page && page.status >= 500 && standIn ? await this.pageOf(standIn, path, visitor) : undefined;
    return instead ?? page;
  }

  private async pageOf(set: LiveSet, path: string, visitor: Visitor): Promise<StoredPage | undefined> {
    const found = set.table.find(path);
    if (found.kind !== 'page') return undefined;
    return (await this.machinery.pages.answer(set, found.match, path, visitor)).page;
  }

  /** As the site itself asks, for its maps. */
  prepare(): void {
    const { live } = this.machinery.sets;
    if (live) void this.pageOf(live, '/sitemap', siteVisitor).catch(() => undefined);
  }
}
