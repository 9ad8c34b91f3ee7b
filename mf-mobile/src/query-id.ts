import { readId } from '@site/shared/page/page-number';

/**
 * Reads a number that a phone page takes from its query; `undefined` where it is absent or empty.
 * @throws {Response} 404 for anything but a whole number
 */
export function queryId(request: Request, name: string, what: string): number | undefined {
  return readId(new URL(request.url).searchParams.get(name) ?? undefined, what);
}
