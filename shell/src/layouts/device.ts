import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '../content/navigation';
import { trimPath } from '../document/trim-path';

/** `m`: a page made for phones, with `/m/` in the address. */
export type Device = 'pc' | 'm';

/** The device of the current page. */
export function useDevice(): Device {
  return trimPath(useLocation().pathname).includes('/m/') ? 'm' : 'pc';
}

/** Pages for phones link to pages for phones if they exist. */
export function linkForDevice(device: Device, { link, mobile }: Pick<NavigationItem, 'link' | 'mobile'>): string {
  return device === 'm' && mobile ? mobile : link;
}
