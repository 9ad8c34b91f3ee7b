import { LRUCache } from 'lru-cache';
import type { DataAnswer, DataRequest } from '../remotes/worker-messages';
import { Breaker } from './breaker';
import { Flights } from './flights';
import type { Upstream } from './upstream';

/** An answer is fresh this long and may stand in for a failing host this long, in milliseconds (faults.md F8). */
export const freshFor = 60_000;
export const staleFor = 24 * 60 * 60 * 1000;
/** A call that has a stale copy waits this long for a better one. */
export const patienceWithCopy = 800;
/** A host is judged by calls that gave it at least this long, in milliseconds: a block's time. */
const fairTime = 800;
const maxBytes = 64 * 1024 * 1024;
/** Posts that only read; all other posts pass through. */
const readingPosts = [/\/hot_search\/page$/, /\/liveajax\/GetHelpArticle$/, /\/VZCollege\/articleList$/];

type Entry = { answer: Extract<DataAnswer, { ok: true }>; at: number; revision: number };
type Options = { upstream: Upstream; valid?: (url: string, body: unknown) => boolean; now?: () => number };

function cacheable({ method, url }: DataRequest): boolean {
  return method === 'get' || readingPosts.some((pattern) => pattern.test(url.replace(/\?.*$/, '')));
}

function hostOf(url: string): string {
  return /^host:([a-z]+)/.exec(url)?.[1] ?? '';
}

/**
 * The data cache of the main thread. It survives swaps: one upstream call per key at a time, a stale copy while the
 * host is slow or down, nothing stored that is no success.
 */
export class DataCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => JSON.stringify(entry.answer.body).length + 1,
    ttl: staleFor,
  });
  private readonly flights = new Flights<DataAnswer>();
  private readonly breakers = new Map<string, Breaker>();
  private revision = 0;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
  }

  /** New content: what is stored stays only as a stale copy. */
  invalidate(): void {
    this.revision += 1;
  }

  /** Past the cache, for what must be known as it is now. */
  fresh(call: DataRequest): Promise<DataAnswer> {
    return this.options.upstream(call);
  }

  async answer(call: DataRequest): Promise<DataAnswer> {
    if (!cacheable(call)) return this.options.upstream(call);
    const key = `${call.method} ${call.url} ${call.body ?? ''}`;
    const entry = this.entries.get(key);
    if (entry && this.isFresh(entry)) return entry.answer;
    const flight = this.flights.once(key, () => this.fetch(key, call));
    return entry ? this.preferFresh(flight, entry) : flight;
  }

  private isFresh(entry: Entry): boolean {
    return entry.revision === this.revision && this.now() - entry.at < freshFor;
  }

  private async preferFresh(flight: Promise<DataAnswer>, entry: Entry): Promise<DataAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const stored: DataAnswer = { ...entry.answer, stale: true };
    const late = new Promise<DataAnswer>((done) => {
      timer = setTimeout(done, patienceWithCopy, stored);
    });
    const answer = await Promise.race([flight, late]);
    clearTimeout(timer);
    return answer.ok && answer.status < 500 ? answer : stored;
  }

  private async fetch(key: string, call: DataRequest): Promise<DataAnswer> {
    const breaker = this.breakerOf(hostOf(call.url));
    if (!breaker.admits())
      return { ok: false, code: 'ERR_BREAKER', message: `the host “${hostOf(call.url)}” failed too often` };
    const { revision } = this;
    const answer = this.checked(call, await this.options.upstream(call));
    const good = answer.ok && answer.status < 500;
    // What came too late for a page in a hurry says nothing against the host.
    if (good || call.timeout === 0 || call.timeout >= fairTime) breaker.note(good);
    if (answer.ok && answer.status < 300) this.entries.set(key, { answer, at: this.now(), revision });
    return answer;
  }

  private checked(call: DataRequest, answer: DataAnswer): DataAnswer {
    if (!answer.ok || answer.status >= 300 || (this.options.valid?.(call.url, answer.body) ?? true)) return answer;
    return {
      ok: false,
      code: 'ERR_BAD_ANSWER',
      message: `the answer of ${call.url.replace(/\?.*$/, '')} has not the agreed shape`,
    };
  }

  private breakerOf(host: string): Breaker {
    const found = this.breakers.get(host) ?? new Breaker(this.now);
    this.breakers.set(host, found);
    return found;
  }
}
