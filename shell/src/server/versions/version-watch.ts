import type { Canary } from '@site/shared/contract/canary-buckets';
import { shellsOf } from '../../render/pages/set-lines';
import type { LiveSet } from '../releases/live-sets';
import type { ViewReport } from '@site/shared/contract/page-report';
import type { BucketCookie } from '../canary/bucket-cookie';
import { ReportLedger, type ReportedField } from './report-ledger';
import type { VersionCounter } from './version-counter';

/** A section that is absent has pages of the version `none`. */
const isVersion = /^\d/;

type Sets = {
  live: LiveSet | undefined;
  /** Those that are loaded. */
  canaries?: { readonly running: readonly { canary: Pick<Canary, 'remote' | 'version'> }[] };
};

/** Who tells: the group of the browser, and its cookies. */
export type Teller = { group: string; cookies: string | undefined };

/** Who asked for a page. */
export type Asker = { cookies: string | undefined; network: () => string };

/** Where an answer led. */
export type Led = 'page' | 'noindex' | 'redirect' | 'missing';

const ways = ['noindex', 'redirect', 'missing'] as const;

type Release = { name: string; version: string };

/** What of the versions of sections was given to visitors, and what their browsers told of it. */
export class VersionWatch {
  private readonly ledger: ReportLedger;

  constructor(
    readonly counter: VersionCounter,
    private readonly sets: Sets,
    private readonly bucket: BucketCookie['read'] = () => undefined,
  ) {
    this.ledger = new ReportLedger(counter);
  }

  /** The revision that is served; 0 without one. */
  get revision(): number {
    return this.sets.live?.sequence ?? 0;
  }

  /** A page of a release, `mf-help@1.2.3`, was answered to a network. The shell's own pages are of no section. */
  answered(release: string, network: () => string): void {
    const [remote, version] = partsOf(release);
    if (!isVersion.test(version) || remote === 'shell') return;
    this.counter.add(remote, version, 'pages');
    if (this.runs(remote, version)) this.ledger.given(remote, version, network());
  }

  /**
   * Where an answer of a release led a visitor while its section has a canary. Who has no bucket yet is shown what is live, whatever he will
   * be in, and so are crawlers: neither says anything of the one side or the other.
   */
  led(release: string, where: Led, { cookies, network }: Asker): void {
    const [remote, version] = partsOf(release);
    if (!this.isTried(remote) || !isVersion.test(version) || this.bucket(cookies) === undefined) return;
    const asker = network();
    // An answer that is no page was given to the network as well.
    if (where === 'redirect' || where === 'missing') this.ledger.given(remote, version, asker);
    if (!this.ledger.take(remote, version, asker, 'answers')) return;
    for (const way of ways) this.counter.tried(remote, version, way, way === where);
  }

  /** A failed render of a release was hidden by another page. */
  stoodIn(release: string): void {
    const [remote, version] = partsOf(release);
    if (isVersion.test(version)) this.counter.add(remote, version, 'standIns');
  }

  /** The network was told where the files of these releases are. */
  pinned(releases: readonly Release[], network: string): void {
    for (const { name, version } of releases) this.ledger.given(name, version, network);
  }

  /**
   * A browser tells something of a release; counts only for a version that runs here and was given to its network.
   * @returns whether it counted
   */
  reported(release: string, network: string, field: ReportedField): boolean {
    const [remote, version] = partsOf(release);
    return this.runs(remote, version) && this.ledger.take(remote, version, network, field);
  }

  /** A page load tells that it begins to hydrate, or what failed then, in a browser of this group. */
  hydrated(report: { release: string; network: string; field: ReportedField }, teller: Teller): void {
    const { release, network, field } = report;
    const [remote, version] = partsOf(release);
    if (!this.reported(release, network, field) || !this.isOfOneSide(remote, teller)) return;
    this.counter.hydrated(remote, version, field !== 'hydrations', teller.group);
  }

  /** Counts how a view went, on the same conditions as `reported`. */
  viewed({ release, ...view }: ViewReport, network: string, teller: Teller): void {
    const [remote, version] = partsOf(release);
    if (!this.runs(remote, version) || !this.isOfOneSide(remote, teller)) return;
    if (!this.ledger.take(remote, version, network, 'views')) return;
    for (const what of ['ttfb', 'lcp', 'cls', 'inp', 'soft'] as const) {
      const value = view[what];
      if (value !== undefined) this.counter.timed(remote, version, what, value, teller.group);
    }
    for (const what of ['begun', 'form', 'tap'] as const) {
      const failed = view[what];
      if (failed !== undefined) this.counter.tried(remote, version, what, failed, teller.group);
    }
  }

  /** Whether a page was made by a build of this shell; what another one did wrong says nothing here. */
  isBuild(build: string): boolean {
    const { live } = this.sets;
    return live !== undefined && shellsOf(live.input.set).some(({ version }) => version === build);
  }

  /** While a section has a canary, who has no bucket says nothing of it: crawlers are shown what is live, whoever comes. */
  private isOfOneSide(remote: string, { cookies }: Teller): boolean {
    return !this.isTried(remote) || this.bucket(cookies) !== undefined;
  }

  private isTried(remote: string): boolean {
    return this.sets.canaries?.running.some(({ canary }) => canary.remote === remote) ?? false;
  }

  private runs(remote: string, version: string): boolean {
    const { live, canaries } = this.sets;
    if (live?.input.set.remotes[remote]?.version === version) return true;
    return canaries?.running.some(({ canary }) => canary.remote === remote && canary.version === version) ?? false;
  }
}

function partsOf(release: string): [remote: string, version: string] {
  const [remote = '', version = ''] = release.split('@');
  return [remote, version];
}
