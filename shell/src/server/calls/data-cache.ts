import { valuesIn } from '@site/shared/contract/bounded-json';
import { blockBudget } from '@site/shared/http';
import { ageOf } from '../age-of';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { withoutQuery } from '../../render/pages/call-url';
import { pageBudget } from '../../render/pages/page-budget';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { Breaker, failed } from './breaker';
import { failedCallOf, type ReportFailure } from './failure-reports';
import { FailedRequests } from './failed-requests';
import { SingleFlight } from './single-flight';
import type { ReadRule } from './read-rule';
import type { Upstream } from './upstream';

/** How long a stale answer may be served while its host fails, in milliseconds. */
export const staleFor = 24 * 60 * 60 * 1000;
/** A call with a stale copy waits this long for a fresh answer, in milliseconds. */
export const staleFallbackAfter = 800;
/** An answer that its reader cannot use is fetched again after this long at the latest, in milliseconds. */
export const unusableFor = 10_000;
/** Only requests with at least this timeout count as failures of the call, in milliseconds: the timeout of a block. */
const minFairTimeout = blockBudget;
const maxBytes = 64 * 1024 * 1024;
/** Requests at a time of one reader; a host has 64 connections in all (upstream.ts). */
const mostOfReader = 24;
/** Whose calls they are that belong to no section. */
const shellReader = 'shell';

type Success = Extract<DataAnswer, { ok: true }>;
/** The latest answer, and an older one for readers that cannot use the latest. */
type Entry = { last: Success; before?: Success; at: number; revision: number };
/** `report` is told of what failed and nobody else would tell of. */
type Options = { upstream: Upstream; report?: ReportFailure };
/** A request, who makes it, and the name of both. */
type Asked = { call: DataRequest; reader: string; attempt: string };

/** Of an empty object, which is two characters of text. */
const bytesOfValue = 48;

/** As text or as values, whichever is more. */
function bytesOf({ last, before }: Entry): number {
  const text = JSON.stringify([last.body, before?.body]);
  return Math.max(text.length, valuesIn(text) * bytesOfValue);
}

function keyOf({ method, url, body = '' }: DataRequest): string {
  return `${method} ${url} ${body}`;
}

/** A timeout of a page that had little time left is not a failure of the call. */
function hasTime({ timeout }: DataRequest): boolean {
  return timeout === 0 || timeout >= minFairTimeout;
}

/**
 * How long a request may wait. Each kind is judged by itself: one that is given up early is shared with nobody who would wait
 * longer, and says nothing against it.
 */
function timeoutClassOf({ timeout }: DataRequest): 'block' | 'page' | 'cold' {
  if (timeout > pageBudget) return 'cold';
  return timeout > 0 && timeout <= blockBudget ? 'block' : 'page';
}

/** A request as one reader makes it. */
function attemptOf(call: DataRequest, reader: string): string {
  return `${reader} ${keyOf(call)} ${timeoutClassOf(call)}`;
}

const refusal = 'ERR_BREAKER';

function refused({ url }: DataRequest, why: string): DataAnswer {
  return { ok: false, code: refusal, message: `${withoutQuery(url)} ${why}` };
}

/** A request that was refused here is none. */
function wasMade(answer: DataAnswer): boolean {
  return answer.ok || answer.code !== refusal;
}

function failure(error: unknown): DataAnswer {
  return { ok: false, code: 'ERR_CALL', message: `the call could not be made: ${String(error)}` };
}

function unusable({ url }: DataRequest, { status, body }: Success): DataAnswer {
  const { code = 0 } = Object(body) as { code?: unknown };
  const why = code === 0 ? 'does not have the declared shape' : `has the code ${String(code)}`;
  return { ok: false, code: 'ERR_BAD_ANSWER', message: `the answer of ${withoutQuery(url)} ${why}`, status };
}

/**
 * The data cache of the main thread. It survives swaps: single-flight upstream calls, a breaker for each call, a stale
 * copy while the host is slow or down. Answers are stored raw and validated by each reader's own rule, so that an answer which one
 * version of a section cannot use is not a failure of any other.
 */
export class DataCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: staleFor,
  });
  private readonly inFlight = new SingleFlight<DataAnswer>();
  /** By reader, method, address without the query, and how long a request may wait: what fails in one call refuses no other. */
  private readonly breakers = new Map<string, Breaker>();
  private readonly failures = new FailedRequests();
  private readonly turns = new Map<string, LimitFunction>();
  private revision = 0;

  constructor(private readonly options: Options) {}

  /** Marks all entries as stale. */
  invalidate(): void {
    this.revision += 1;
  }

  /** Bypasses the cache. Never throws. */
  fresh(call: DataRequest): Promise<DataAnswer> {
    return this.options.upstream(call).catch(failure);
  }

  /** What is stored and fresh, if its reader can use it; nothing is fetched. */
  ready(call: DataRequest, rule: ReadRule): DataAnswer | undefined {
    const entry = this.entries.get(keyOf(call));
    return entry && this.isFresh(entry, rule) ? this.usable(entry, rule) : undefined;
  }

  /**
   * Never throws: a slip here is a fault of one call.
   * @param reader the section that asks: what it asks for fails, and waits, for itself alone
   */
  answer(call: DataRequest, rule: ReadRule, reader = shellReader): Promise<DataAnswer> {
    return this.find(call, rule, reader).catch(failure);
  }

  private async find(call: DataRequest, rule: ReadRule, reader: string): Promise<DataAnswer> {
    const key = keyOf(call);
    const entry = this.entries.get(key);
    const copy = entry && this.usable(entry, rule);
    if (entry && this.isFresh(entry, rule)) return copy ?? unusable(call, entry.last);
    const attempt = attemptOf(call, reader);
    const request = this.inFlight
      .once(attempt, () => this.fetchTold({ call, reader, attempt }, rule, copy !== undefined))
      .then((answer) => this.validated(call, answer, rule));
    return copy ? this.preferFresh(request, { ...copy, stale: true }) : request;
  }

  /** The entry's answer that this reader can use; an older one is marked as stale. */
  private usable({ last, before }: Entry, { accepts }: ReadRule): Success | undefined {
    if (accepts(last.body)) return last;
    return before && accepts(before.body) ? { ...before, stale: true } : undefined;
  }

  private isFresh({ last, at, revision }: Entry, { accepts, freshFor }: ReadRule): boolean {
    const life = accepts(last.body) ? freshFor : Math.min(freshFor, unusableFor);
    return revision === this.revision && ageOf(at) < life;
  }

  private async preferFresh(request: Promise<DataAnswer>, stored: DataAnswer): Promise<DataAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<DataAnswer>((done) => {
      timer = setTimeout(done, staleFallbackAfter, stored);
    });
    const answer = await Promise.race([request, late]);
    clearTimeout(timer);
    return answer.ok && answer.status < 500 ? answer : stored;
  }

  /**
   * Tells of a failure that the reader does not see, because an older answer stands in for it, and of an answer that the shell itself
   * cannot use. Every other is told by whoever asked.
   */
  private async fetchTold(asked: Asked, rule: ReadRule, isHidden: boolean): Promise<DataAnswer> {
    const { call } = asked;
    const answer = await this.fetch(asked, rule);
    const judged = this.validated(call, answer, rule);
    const isMisfit = judged !== answer;
    const tells = isMisfit ? isHidden || call.own : isHidden && !call.own && hasTime(call) && wasMade(answer);
    const failed = tells ? failedCallOf(call, judged) : undefined;
    if (failed) this.options.report?.(failed);
    return answer;
  }

  private async fetch(asked: Asked, rule: ReadRule): Promise<DataAnswer> {
    const { call, attempt } = asked;
    if (this.failures.isSuspended(attempt)) return refused(call, 'failed twice for this request');
    const { revision } = this;
    const answer = await this.make(asked);
    if (!answer) return refused(call, 'failed too often');
    if (hasTime(call) || !failed(answer)) this.failures.settle(attempt, failed(answer));
    if (answer.ok && answer.status < 300) this.store(keyOf(call), answer, { revision, rule });
    return answer;
  }

  /** Makes the request; undefined while its call's breaker is open. */
  private make({ call, reader, attempt }: Asked): Promise<DataAnswer | undefined> {
    const breaker = this.breakerOf(call, reader);
    const make = () => this.turnOf(reader)(() => this.options.upstream(call));
    // Nor does a request that fails by itself fail for others: each counts once until it succeeds.
    const repeated = breaker.isClosed && this.failures.has(attempt);
    return !hasTime(call) || repeated ? breaker.runUncounted(make) : breaker.run(make);
  }

  private store(key: string, last: Success, { revision, rule }: { revision: number; rule: ReadRule }): void {
    const old = this.entries.get(key);
    const olds = [old?.last, old?.before].filter((one) => one !== undefined);
    const before = rule.accepts(last.body) ? old?.last : olds.find(({ body }) => rule.accepts(body));
    this.entries.set(key, { last, ...(before && { before }), at: Date.now(), revision });
  }

  private validated(call: DataRequest, answer: DataAnswer, { accepts }: ReadRule): DataAnswer {
    return !answer.ok || answer.status >= 300 || accepts(answer.body) ? answer : unusable(call, answer);
  }

  private turnOf(reader: string): LimitFunction {
    const found = this.turns.get(reader) ?? pLimit(mostOfReader);
    this.turns.set(reader, found);
    return found;
  }

  private breakerOf(call: DataRequest, reader: string): Breaker {
    const name = `${reader} ${call.method} ${withoutQuery(call.url)} ${timeoutClassOf(call)}`;
    const found = this.breakers.get(name) ?? new Breaker();
    this.breakers.set(name, found);
    return found;
  }
}
