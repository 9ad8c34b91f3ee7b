import { helpSearchAddress } from '@site/shared/page/help-search-address';
import { typedText } from '@site/shared/page/typed-text';
import type { FastifyInstance } from 'fastify';
import { maxAddressBytes } from './header-size';

/** The pages with a search, and the fields of it. */
const searchPages = ['/search', '/home/service', '/m/service', '/home/case', '/home/microMarketing', helpSearchAddress];
const searchFields = ['q', 'keyword'];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shorterPath(path: string): string {
  const before = `${helpSearchAddress}/`;
  return path.startsWith(before) ? before + encodeURIComponent(typedText(decoded(path.slice(before.length)))) : path;
}

/** The address of a search that was pasted with a whole text: with its beginning, as the pages' own fields cut it. */
export function shorterSearch(address: string): string | undefined {
  if (address.length <= maxAddressBytes) return undefined;
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const isSearch = searchPages.includes(pathname) || pathname.startsWith(`${helpSearchAddress}/`);
  if (!isSearch) return undefined;
  for (const name of searchFields)
    if (searchParams.has(name)) searchParams.set(name, typedText(searchParams.get(name)));
  const search = searchParams.toString();
  const shorter = shorterPath(pathname) + (search && `?${search}`);
  return shorter.length <= maxAddressBytes ? shorter : undefined;
}

/** Answers the beginning of what nobody can search for as a whole, instead of a page that says that nothing is there. */
export function shortenSearches(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const shorter = method === 'GET' ? shorterSearch(url) : undefined;
    if (shorter) return reply.code(303).header('Cache-Control', 'no-store').header('Location', shorter).send();
  });
}
