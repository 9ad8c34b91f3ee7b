import { type CheckedRoute, shownAddresses } from '../server-pages';
import type { LookOf } from './known/checked-set';
import { type Look, type View, viewPage } from './page-view';
import { usePage } from './use-page';
import { type CheckedWindow, usedIn, windows } from './windows';

/** A look that is to be taken at a page of a release. */
export type Planned = { view: View & { route: CheckedRoute }; look: Look; of: LookOf };

type Place = Pick<View, 'browser' | 'origin' | 'inTurn'>;

function planned(place: Place, route: CheckedRoute, address: string, window: CheckedWindow, look: Look): Planned {
  const { remote, id } = route.route;
  const name = look === usePage ? `use ${window.width}` : `${window.width}`;
  return {
    ...{ view: { ...place, route, address, window }, look },
    of: { remote, routeId: id, address, window, look: name },
  };
}

/**
 * Every page that the server part was answered with: each address seen in all windows, and one of each pattern used; first in the window in
 * which it is left alone, so that others are looked at meanwhile.
 */
export function plannedLooks(place: Place, checked: readonly CheckedRoute[]): { used: Planned[]; seen: Planned[] } {
  const used = usedIn.flatMap((window) =>
    checked.flatMap((route) =>
      shownAddresses(route)
        .slice(0, 1)
        .map((address) => planned(place, route, address, window, usePage)),
    ),
  );
  const seen = checked.flatMap((route) =>
    shownAddresses(route).flatMap((address) =>
      windows.map((window) => planned(place, route, address, window, viewPage)),
    ),
  );
  return { used, seen };
}
