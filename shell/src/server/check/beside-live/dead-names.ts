import type { PageOutline } from '../page-outline';
import type { Difference } from './difference';

/** What a page names on its site: where its links lead, and the files that it shows or hands on. */
type Names = Pick<PageOutline, 'links' | 'files'>;

/** Whether a path of the site is there. */
export type IsThere = (path: string) => Promise<boolean>;

const pathOf = (address: string, origin: string): string =>
  (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address).replace(/[?#].*$/s, '');
const isOwn = (path: string) => /^\/(?![/\\])/.test(path);

async function deadOf(before: readonly string[], now: readonly string[], isThere: IsThere): Promise<string[]> {
  const fresh = [...new Set(now)].filter((path) => isOwn(path) && !before.includes(path));
  const found = await Promise.all(fresh.map(async (path) => ({ path, there: await isThere(path) })));
  return found.filter(({ there }) => !there).map(({ path }) => path);
}

/**
 * Links and files of a page that are not there, beside those that the live page names too.
 * @param origin of the site, which share pictures are named with
 */
export async function deadNames(
  before: Names | undefined,
  now: Names,
  origin: string,
  isThere: IsThere,
): Promise<Difference[]> {
  const paths = (names: readonly string[] = []) => names.map((name) => pathOf(name, origin));
  const links = await deadOf(paths(before?.links), paths(now.links), isThere);
  const files = await deadOf(paths(before?.files), paths(now.files), isThere);
  return [
    ...links.map((path): Difference => ({ kind: 'links', reason: `links ${path}, which is no address of the site` })),
    ...files.map((path): Difference => ({ kind: 'links', reason: `shows or names ${path}, which is not there` })),
  ];
}
