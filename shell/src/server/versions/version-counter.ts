import { randomBytes } from 'node:crypto';
import { classOf, sketchClasses, type Timed, type Tried } from '@site/shared/contract/field-counts';
import { renderTimeBounds, type VersionCount, type VersionCounts } from '@site/shared/contract/version-counts';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../pages/page-renderer';
import { labelOf } from '../../render/pages/release-set';

/** Versions that are counted at a time: what is live, a canary and what was so lately. The one unused longest goes first. */
const mostVersions = 50;

/** What is counted one by one. */
export type CountedField = Exclude<keyof VersionCount, 'remote' | 'version' | 'renderTimes' | 'field'>;

function newCount(remote: string, version: string): VersionCount {
  const [renders, browsers] = [
    { pages: 0, renders: 0, renderFailures: 0, standIns: 0 },
    { hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
  ];
  return { remote, version, ...renders, renderTimes: [...renderTimeBounds, 0].map(() => 0), ...browsers };
}

/** Missing data fails every version alike and is the service's fault; what never settles is the page's own. */
function failedByItself(answer: RenderedPage | undefined): boolean {
  if (!answer) return true;
  return answer.fault !== undefined && (answer.status !== 503 || answer.unsettled === true);
}

/** Counts by remote and version since the start of this process; numbers only grow (docs/architecture.md#guard). */
export class VersionCounter {
  /** Differs after each start, so that a reader knows that the numbers began anew. */
  readonly process = randomBytes(8).toString('hex');
  private readonly counts = new LRUCache<string, VersionCount>({ max: mostVersions });

  add(remote: string, version: string, field: CountedField): void {
    this.of(remote, version)[field] += 1;
  }

  /** Counts a render that has ended, however it did; `took` in milliseconds. */
  rendered(remote: string, version: string, answer: RenderedPage | undefined, took: number): void {
    const count = this.of(remote, version);
    const bound = renderTimeBounds.findIndex((most) => took <= most);
    const place = bound < 0 ? renderTimeBounds.length : bound;
    count.renders += 1;
    count.renderTimes[place] = (count.renderTimes[place] ?? 0) + 1;
    if (failedByItself(answer)) count.renderFailures += 1;
    if (answer?.took) this.timed(remote, version, 'render', answer.took.wall);
    if (answer?.took?.cpu !== undefined) this.timed(remote, version, 'cpu', answer.took.cpu);
  }

  /** Takes a value into its sketch, in milliseconds, of `cls` in thousandths; `group` is device and browser. */
  timed(remote: string, version: string, what: Timed, value: number, group?: string): void {
    const sketch = this.field(remote, version, [what, group], sketchClasses);
    const place = classOf(value);
    sketch[place] = (sketch[place] ?? 0) + 1;
  }

  /** Counts something that was tried, and whether it failed; `group` as above. */
  tried(remote: string, version: string, what: Tried, failed: boolean, group?: string): void {
    this.tally(remote, version, [what, group], [1, failed ? 1 : 0]);
  }

  /** Counts an attempt to hydrate, or an error whose attempt was told before, in such a browser. */
  hydrated(remote: string, version: string, isError: boolean, group: string): void {
    this.tally(remote, version, ['error', group], isError ? [0, 1] : [1, 0]);
  }

  /** What was counted of a version; zeros for one that is not known, which stays so. */
  read(remote: string, version: string): Readonly<VersionCount> {
    return this.counts.peek(labelOf(remote, version)) ?? newCount(remote, version);
  }

  list(): readonly Readonly<VersionCount>[] {
    return [...this.counts.values()];
  }

  /** What operators are told; `revision` is the one that is served. */
  answer(revision: number): VersionCounts {
    return { process: this.process, revision, counts: [...this.counts.values()] };
  }

  private tally(
    remote: string,
    version: string,
    name: [Tried, string | undefined],
    [attempts, failures]: [number, number],
  ): void {
    const tally = this.field(remote, version, name, 2);
    tally[0] = (tally[0] ?? 0) + attempts;
    tally[1] = (tally[1] ?? 0) + failures;
  }

  private field(remote: string, version: string, parts: readonly (string | undefined)[], length: number): number[] {
    const name = parts.filter((part) => part !== undefined).join(' ');
    const field = (this.of(remote, version).field ??= {});
    return (field[name] ??= Array.from({ length }, () => 0));
  }

  private of(remote: string, version: string): VersionCount {
    const label = labelOf(remote, version);
    const known = this.counts.get(label) ?? newCount(remote, version);
    this.counts.set(label, known);
    return known;
  }
}
