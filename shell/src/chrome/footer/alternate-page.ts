import { about, home, type NavigationItem, pricing, products, scenarios } from '../../content/navigation';
import type { Device } from '../layouts/device';

const pages: readonly NavigationItem[] = [home, pricing, ...about, ...products, ...scenarios];

/** The same page for the other kind of device; the other home page where a page has no alternate. */
export function alternateOf(pathname: string, device: Device): string {
  const from = device === 'm' ? 'mobile' : 'link';
  const to = device === 'm' ? 'link' : 'mobile';
  return pages.find((item) => item[from] === pathname)?.[to] ?? home[to] ?? '/';
}
