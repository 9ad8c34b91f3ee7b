import { lastPage } from '../contract/content-ids';
import { notFound } from './responses';

const wholeNumber = /^[1-9]\d{0,8}$/;

/**
 * Reads a numeric id from a route parameter; an absent one gives `undefined`, anything but digits is a 404.
 * @throws {Response} 404
 */
export function readId(value: string | undefined, what: string): number | undefined {
  if (value === undefined || value === '') return undefined;
  return wholeNumber.test(value) ? Number(value) : notFound(`${what} ${value}`);
}

/**
 * The 1-based page of a list from the address; absent means 1.
 * @throws {Response} 404 for anything but a whole number that a list can have
 */
export function readPage(request: Request): number {
  const page = readId(new URL(request.url).searchParams.get('page') ?? undefined, 'page') ?? 1;
  return page <= lastPage ? page : notFound(`page ${page}`);
}
