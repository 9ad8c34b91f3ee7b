import type { SiteState } from '@site/shared/store';
import { chosenLayout, layoutName } from './layout-name';

type Route = { id: string; handle?: unknown };

/** Whether a page is in greyscale now: its route and its layout are both listed (R2.132). */
export function isGreyscalePage({ grey, site }: Pick<SiteState, 'grey' | 'site'>, route: Route | undefined): boolean {
  if (!grey || !route) return false;
  return (
    grey.routes.includes(route.id) && grey.layouts.includes(layoutName(chosenLayout([route.handle]), site.variant))
  );
}
