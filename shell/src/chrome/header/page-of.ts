import type { NavigationItem } from '../../content/navigation';

/** The page of an entry, which may lead to a place on it. */
export function pageOf({ link }: NavigationItem): string {
  return link.replace(/#.*/, '');
}
