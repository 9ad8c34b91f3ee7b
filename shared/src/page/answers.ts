import { notFound } from './responses';
import { statusOf } from './status-of';

export type Answer<T> = { data: T };
export type List<T> = { list: T[] };

/**
 * The data of an answer.
 * @throws {Error} where there is none: a wrong shape counts as a failed call (faults.md F11)
 */
export function dataOf<T>(answer: Answer<T> | null, path: string): T {
  if (!answer?.data) throw new Error(`${path} answered without data.`);
  return answer.data;
}

/** @throws {Error} where the answer holds no list */
export function listIn<T extends List<unknown>>(answer: Answer<T> | null, path: string): T {
  const data = dataOf(answer, path);
  if (!Array.isArray(data.list)) throw new Error(`${path} answered without a list.`);
  return data;
}

/** For a block that the page makes sense without. */
export function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}

/** Turns the service's 404 into the page's own; `what` is for the log. */
export function orNotFound<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error: unknown) => (statusOf(error) === 404 ? notFound(what) : Promise.reject(error)));
}
