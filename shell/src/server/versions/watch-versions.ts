import type { Registry } from 'prom-client';
import { knownNetworkOf } from '../pages/known-network';
import type { CanarySets } from '../canary/canary-sets';
import type { LiveSets } from '../releases/live-sets';
import type { BucketCookie } from '../canary/bucket-cookie';
import { VersionCounter } from './version-counter';
import { showVersions } from './version-metrics';
import { VersionWatch } from './version-watch';

/** `/assets/remotes/mf-help/1.2.3/…` in an address. */
const releaseFile = /\/assets\/remotes\/([a-z0-9-]+)\/([a-z0-9.-]+)\//;

/** Counts by version from here on, and shows it as metrics. */
export function watchVersions(
  registry: Registry,
  { sets, canaries }: { sets: Pick<LiveSets, 'live'>; canaries: Pick<CanarySets, 'running'> },
  bucket: BucketCookie['read'],
): VersionWatch {
  const counter = new VersionCounter();
  showVersions(registry, counter);
  const shown = {
    get live() {
      return sets.live;
    },
    canaries,
  };
  return new VersionWatch(counter, shown, bucket);
}

/** Counts a report of a policy against the version whose file it names. */
export function countBreaches(watch: VersionWatch): (file: string, address: string) => void {
  return (file, address) => {
    const [, remote, version] = releaseFile.exec(file) ?? [];
    if (remote && version) watch.reported(`${remote}@${version}`, knownNetworkOf(address), 'policyReports');
  };
}
