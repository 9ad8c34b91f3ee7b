import type { Canary } from '@site/shared/contract/canary-buckets';
import type { LiveSet } from '../releases/live-sets';
import { type BucketCookie } from '../canary/bucket-cookie';
import { ReportLedger, type ReportedField } from './report-ledger';
import type { VersionCounter } from './version-counter';

/** A section that is absent has pages of the version `none`. */
const isVersion = /^\d/;

type Sets = {
  live: LiveSet | undefined;
  /** Those that are loaded. */
  canaries?: { readonly running: readonly { canary: Pick<Canary, 'remote' | 'version'> }[] };
};

/** Where an answer led. */
export type Led = 'page' | 'noindex' | 'redirect' | 'missing';

const ways = ['noindex', 'redirect', 'missing'] as const;

type Releases = Pick<LiveSet, 'input'>;

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
  led(release: string, where: Led, cookies: string | undefined): void {
    const [remote, version] = partsOf(release);
    const isTried = this.sets.canaries?.running.some(({ canary }) => canary.remote === remote) ?? false;
    if (!isTried || !isVersion.test(version) || this.bucket(cookies) === undefined) return;
    for (const way of ways) this.counter.tried(remote, version, way, way === where);
  }

  /** A failed render of a release was hidden by another page. */
  stoodIn(release: string): void {
    const [remote, version] = partsOf(release);
    if (isVersion.test(version)) this.counter.add(remote, version, 'standIns');
  }

  /** The network was told where the files of every section of a set but its own are. */
  pinned({ input }: Releases, own: string, network: string): void {
    for (const [remote, { version }] of Object.entries(input.set.remotes))
      if (remote !== own) this.ledger.given(remote, version, network);
  }

  /** A browser tells something of a release; counts only for a version that runs here and was given to its network. */
  reported(release: string, network: string, field: ReportedField): void {
    const [remote, version] = partsOf(release);
    if (this.runs(remote, version)) this.ledger.take(remote, version, network, field);
  }

  /** Whether a page was made by this build of the shell; what another one did wrong says nothing here. */
  isBuild(build: string): boolean {
    return this.sets.live?.input.set.shell.version === build;
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
