import { about, home, type NavigationItem, pricing, products, scenarios } from '../content/navigation';
import type { Place } from '../layouts/place';

const twins: readonly NavigationItem[] = [home, pricing, ...about, ...products, ...scenarios];

/** The same page for the other kind of device; the other home page where a page has no twin. */
export function twinOf(pathname: string, place: Place): string {
  const from = place === 'm' ? 'mobile' : 'link';
  const to = place === 'm' ? 'link' : 'mobile';
  return twins.find((item) => item[from] === pathname)?.[to] ?? home[to] ?? '/';
}
