import type { AnyCall, CallFacts, DataOf, RequestOf } from '../calls/call';
import { blockBudget, http, type SendOptions } from '@site/shared/http';
import { notFound } from './responses';
import { statusOf } from './status-of';

type List<T> = { list: T[] };

/** For an optional block. */
export function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}

/** Turns the service's 404 into the page's own; `what` is for the log. */
export function orNotFound<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error: unknown) => (statusOf(error) === 404 ? notFound(what) : Promise.reject(error)));
}

/** A page in the browser waits this long for a block, longer because of the visitor's network, in milliseconds. */
export const blockWaitInBrowser = 3_000;

/** Null once the page waits no longer: the request goes on, and its answer is kept for the next page that asks for it. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>((done) => setTimeout(done, blockWaitInBrowser, null))]);
}

function faultOf(
  { lists }: CallFacts,
  { code = 0, data }: { code?: unknown; data?: List<unknown> },
): string | undefined {
  if (code !== 0) return `the code ${String(code)}`;
  if (!data) return 'without data';
  return lists && !Array.isArray(data.list) ? 'without a list' : undefined;
}

/**
 * Without schemas in the browser, only the envelope and the presence of a list are checked.
 * @throws {Error} about an answer that counts as a failed call (docs/faults.md F11)
 */
function checkedData(facts: CallFacts, body: unknown): unknown {
  const answer = Object(body) as { data?: List<unknown> };
  const fault = faultOf(facts, answer);
  if (fault) throw new Error(`${facts.path} answered ${fault}.`);
  return answer.data;
}

async function ask<Of extends AnyCall>(call: Of, request: RequestOf<Of>, options: SendOptions): Promise<DataOf<Of>> {
  const check = (body: unknown) => checkedData(call, body);
  // The client of an older shell checks nothing.
  return check(await http.send(call, request, { ...options, check })) as DataOf<Of>;
}

/**
 * The data of a required content call.
 * @param what names the resource for the log, if a 404 of the service is a 404 of the page
 * @throws {Response} 404 where `what` is given and the service knows no such thing
 */
export function fetchData<Of extends AnyCall>(call: Of, request: RequestOf<Of>, what?: string): Promise<DataOf<Of>> {
  const work = ask(call, request, {});
  return what === undefined ? work : orNotFound(work, what);
}

/** The data of an optional content call: `null` on error, or when it does not come in time (R7.48). */
export function fetchBlock<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<DataOf<Of> | null> {
  const isServer = typeof document === 'undefined';
  const work = orNull(ask(call, request, isServer ? { timeout: Math.min(call.timeout, blockBudget) } : {}));
  return isServer ? work : inTime(work);
}

type ListOf<Of extends AnyCall> = DataOf<Of> extends { list: (infer Item)[] } ? Item[] : never;

/** The list of an optional content call: empty on error or timeout. */
export async function fetchListBlock<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<ListOf<Of>> {
  const data = (await fetchBlock(call, request)) as { list: ListOf<Of> } | null;
  return data?.list ?? ([] as unknown as ListOf<Of>);
}
