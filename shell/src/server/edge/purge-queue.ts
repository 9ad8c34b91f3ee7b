import { Counter, type Registry } from 'prom-client';
import type { Alarms } from '../releases/alarms';
import type { CachePurge } from './cache-purge';

/** Until a purge that failed is tried again, in milliseconds; the first and the longest. */
const firstPause = 1000;
const longestPause = 5 * 60_000;
/** After a purge, until pages that were on their way while shells switched are purged too: the longest render and some, in milliseconds. */
export const secondPurgeAfter = 30_000;

export type PurgeCounter = Counter<'result'>;

/** There at every shell, so that an alert on it is on something. */
export function purgeCounter(registry: Registry): PurgeCounter {
  const counter = new Counter({
    name: 'cache_purges_total',
    help: 'Purges of the cache in front of the shells, by result',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['done', 'failed']) counter.inc({ result }, 0);
  return counter;
}

type Options = {
  cache: CachePurge;
  alarms: Pick<Alarms, 'set'>;
  counter: PurgeCounter;
  /** From 0 to 1, to spread retries of several shells. */
  random?: () => number;
};

/**
 * Purges tags one request at a time, again and again until the cache has promised it. What waits meanwhile goes along with
 * the next request. Nobody waits for it; while it fails there is an alarm.
 */
export class PurgeQueue {
  private readonly waiting = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private failures = 0;
  private busy = false;

  constructor(private readonly options: Options) {}

  add(tags: readonly string[]): void {
    for (const tag of tags) this.waiting.add(tag);
    // After a failure the retry takes them along: a cache that is down is not asked by every release.
    if (!this.busy && this.failures === 0) this.begin(secondPurgeAfter);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** A slip of ours is an alarm and is tried again, as a cache that refuses is. */
  private begin(again?: number): void {
    this.run(again).catch((error: Error) => {
      this.busy = false;
      this.retry([], error);
    });
  }

  private async purge(tags: readonly string[]): Promise<Error | undefined> {
    try {
      await this.options.cache.purge(tags);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  /** @param again milliseconds until the same tags are purged once more; undefined for never */
  private async run(again?: number): Promise<void> {
    const tags = [...this.waiting].sort();
    if (tags.length === 0) return;
    this.waiting.clear();
    this.busy = true;
    const error = await this.purge(tags);
    this.busy = false;
    if (error) return this.retry(tags, error);
    this.options.counter.inc({ result: 'done' });
    this.failures = 0;
    this.options.alarms.set('purge', []);
    if (again !== undefined) this.later(again, () => this.repeat(tags));
    if (this.waiting.size > 0) this.begin(secondPurgeAfter);
  }

  private repeat(tags: readonly string[]): void {
    for (const tag of tags) this.waiting.add(tag);
    if (!this.busy && this.failures === 0) this.begin();
  }

  private retry(tags: readonly string[], { message }: Error): void {
    const { cache, alarms, counter, random = Math.random } = this.options;
    counter.inc({ result: 'failed' });
    for (const tag of tags) this.waiting.add(tag);
    alarms.set('purge', [`${cache.name} keeps pages that may be rolled back, purging failed: ${message}`]);
    const pause = Math.min(longestPause, firstPause * 2 ** this.failures);
    this.failures += 1;
    this.later(pause * (0.5 + random() / 2), () => this.begin(secondPurgeAfter));
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms).unref();
    this.timers.add(timer);
  }
}
