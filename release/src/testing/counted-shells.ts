import { renderTimeBounds, type VersionCount, type VersionCounts } from '@site/shared/contract/version-counts';
import { addField } from '../guard/field-sums';

const nothing = {
  ...{ pages: 0, renders: 0, renderFailures: 0, standIns: 0, renderTimes: [...renderTimeBounds, 0].map(() => 0) },
  ...{ hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
};

/** Shells whose counters a test sets: what it says of a version is added. */
export class CountedShells {
  private readonly counts = new Map<string, VersionCount>();
  /** Shells that do not answer. */
  readonly silent = new Set<string>();

  count(remote: string, version: string, { field: lived, ...more }: Partial<VersionCount>): void {
    const key = `${remote}@${version}`;
    const count: VersionCount = { remote, version, ...nothing, ...this.counts.get(key) };
    for (const [field, by] of Object.entries(more) as ['pages', number][]) count[field] += by;
    const field = { ...count.field };
    addField(field, lived);
    if (lived) count.field = field;
    this.counts.set(key, count);
  }

  fetch = async (shell: string): Promise<VersionCounts> => {
    if (this.silent.has(shell)) throw new Error('nobody');
    return { process: shell, revision: 1, counts: [...this.counts.values()].map((count) => ({ ...count })) };
  };
}
