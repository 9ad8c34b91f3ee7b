import type { NavigationItem } from '../../content/navigation';
import { usePagePath } from './page-path';

/** `m`: a page made for phones, with `/m/` in the address. */
export type Device = 'pc' | 'm';

/** The device of the current page. */
export function useDevice(): Device {
  return usePagePath().includes('/m/') ? 'm' : 'pc';
}

/** Pages for phones link to pages for phones if they exist. */
export function linkForDevice(device: Device, { link, mobile }: Pick<NavigationItem, 'link' | 'mobile'>): string {
  return device === 'm' && mobile ? mobile : link;
}
