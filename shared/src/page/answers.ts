import type { AnyCall, CallFacts, DataOf, RequestOf } from '../calls/call';
import { blockBudget, http } from '@site/shared/http';
import { notFound } from './responses';
import { statusOf } from './status-of';

export type Answer<T> = { data: T };
export type List<T> = { list: T[] };

/**
 * The data of a response.
 * @throws {Error} if there is none: an invalid response counts as a failed call (docs/faults.md F11)
 */
export function dataOf<T>(answer: Answer<T> | null, path: string): T {
  if (!answer?.data) throw new Error(`${path} answered without data.`);
  return answer.data;
}

/** @throws {Error} if the response has no list */
export function listIn<T extends List<unknown>>(answer: Answer<T> | null, path: string): T {
  const data = dataOf(answer, path);
  if (!Array.isArray(data.list)) throw new Error(`${path} answered without a list.`);
  return data;
}

/** For an optional block. */
export function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}

/** Turns the service's 404 into the page's own; `what` is for the log. */
export function orNotFound<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error: unknown) => (statusOf(error) === 404 ? notFound(what) : Promise.reject(error)));
}

/** Timeout of a block in the browser, longer because of the visitor's network, in milliseconds. */
const blockBudgetInBrowser = 3_000;

function blockTimeout({ timeout }: CallFacts): number {
  return Math.min(timeout, typeof document === 'undefined' ? blockBudget : blockBudgetInBrowser);
}

/** Without schemas in the browser, only the envelope and the presence of a list are checked. */
function checkedData(facts: CallFacts, body: unknown): unknown {
  const { code = 0 } = (body ?? {}) as { code?: unknown };
  if (code !== 0) throw new Error(`${facts.path} answered the code ${String(code)}.`);
  const data = dataOf(body as Answer<unknown> | null, facts.path);
  return facts.lists ? listIn({ data: data as List<unknown> }, facts.path) : data;
}

/**
 * The data of a required content call.
 * @param what names the resource for the log, if a 404 of the service is a 404 of the page
 * @throws {Response} 404 where `what` is given and the service knows no such thing
 */
export function fetchData<Of extends AnyCall>(call: Of, request: RequestOf<Of>, what?: string): Promise<DataOf<Of>> {
  const work = http.send(call, request).then((body) => checkedData(call, body) as DataOf<Of>);
  return what === undefined ? work : orNotFound(work, what);
}

/** The data of an optional content call: `null` on error or timeout. */
export function fetchBlock<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<DataOf<Of> | null> {
  const work = http.send(call, request, { timeout: blockTimeout(call) });
  return orNull(work.then((body) => checkedData(call, body) as DataOf<Of>));
}

type ListOf<Of extends AnyCall> = DataOf<Of> extends { list: (infer Item)[] } ? Item[] : never;

/** The list of an optional content call: empty on error or timeout. */
export async function fetchListBlock<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<ListOf<Of>> {
  const data = (await fetchBlock(call, request)) as { list: ListOf<Of> } | null;
  return data?.list ?? ([] as unknown as ListOf<Of>);
}
