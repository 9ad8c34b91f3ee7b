import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '../content/navigation';

/** `m`: a page made for phones; the specification tells them by `/m/` in the address. */
export type Place = 'pc' | 'm';

export function placeOf(pathname: string): Place {
  return pathname.includes('/m/') ? 'm' : 'pc';
}

/** The place of the page at hand. */
export function usePlace(): Place {
  return placeOf(useLocation().pathname);
}

/** A page for phones leads on to pages for phones, where there are such. */
export function linkAt(place: Place, { link, mobile }: Pick<NavigationItem, 'link' | 'mobile'>): string {
  return place === 'm' && mobile ? mobile : link;
}
