import path from 'node:path';
import { readBuiltRelease } from '@site/release/releases/built-release';
import { matchPath } from 'react-router';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { firstPages } from './first-pages';

const patterns = new Map<string, string[]>();

/** The patterns of a section as it is built, read once: every file of the build is hashed for it. */
function patternsOf(remote: string): string[] {
  const known = patterns.get(remote);
  if (known) return known;
  const { routes } = readBuiltRelease(path.join(repositoryRoot, remote, 'dist')).manifest;
  const read = routes.map((route) => route.path);
  patterns.set(remote, read);
  return read;
}

/** Whether an address is of a page of this section, as it is built. */
export function isPageOf(remote: string, address: string): boolean {
  return patternsOf(remote).some((pattern) => matchPath(pattern, address.replace(/\?.*/, '')));
}

/** Two pages of a section: the first, and one that differs from it in its id or its place in the list. */
export function pagesOf(remote: string): string[] {
  const own = firstPages.map(({ address }) => address).filter((address) => isPageOf(remote, address));
  const [first = '/', second = first] = own;
  return [first, own.find((address) => /\d{4}/.test(address)) ?? second];
}
