import path from 'node:path';
import { readBuiltRelease } from '@site/release/releases/built-release';
import { matchPath } from 'react-router';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { firstPages } from './first-pages';

/** Whether an address is of a page of this section, as it is built. */
export function isPageOf(remote: string, address: string): boolean {
  const { routes } = readBuiltRelease(path.join(repositoryRoot, remote, 'dist')).manifest;
  return routes.some((route) => matchPath(route.path, address.replace(/\?.*/, '')));
}

/** Two pages of a section: the first, and one that differs from it in its id or its place in the list. */
export function pagesOf(remote: string): string[] {
  const own = firstPages.map(({ address }) => address).filter((address) => isPageOf(remote, address));
  const [first = '/', second = first] = own;
  return [first, own.find((address) => /\d{4}/.test(address)) ?? second];
}
