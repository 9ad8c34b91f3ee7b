import { type CheckedRoute, shownAddresses } from '../server-pages';
import type { LookOf } from './known/checked-set';
import { type InTurn, type Look, type View, viewPage } from './page-view';
import { usePage } from './use-page';
import { type CheckedWindow, usedIn, windows } from './windows';

/** A look that is to be taken at a page of a release. */
export type Planned = { view: View & { route: CheckedRoute }; look: Look; of: LookOf };

/** Pages that a mouse uses, which are left alone first, those that a finger uses, and those that are only seen. */
type Looks = Record<'mouse' | 'finger' | 'seen', Planned[]>;
type Place = Pick<View, 'browser' | 'origin' | 'inTurn'>;

/** Fingers and views are as many at a time as there are processors: none waits for another. */
const atOnce: InTurn = (work) => work();

function planned(place: Place, route: CheckedRoute, address: string, window: CheckedWindow, look: Look): Planned {
  const { remote, id } = route.route;
  const name = look === usePage ? `use ${window.width}` : `${window.width}`;
  return {
    ...{ view: { ...place, route, address, window }, look },
    of: { remote, routeId: id, address, window, look: name },
  };
}

/**
 * Every page that the server part was answered with: each address seen in all windows, and one of each pattern used.
 * @param mouse where pages are left alone, many at a time, which then go on in turn
 */
export function plannedLooks(mouse: Place, checked: readonly CheckedRoute[]): Looks {
  const place = { ...mouse, inTurn: atOnce };
  const usedBy = (use: 'mouse' | 'finger', from: Place) =>
    usedIn
      .filter((window) => window.use === use)
      .flatMap((window) =>
        checked.flatMap((route) =>
          shownAddresses(route)
            .slice(0, 1)
            .map((address) => planned(from, route, address, window, usePage)),
        ),
      );
  const seen = checked.flatMap((route) =>
    shownAddresses(route).flatMap((address) =>
      windows.map((window) => planned(place, route, address, window, viewPage)),
    ),
  );
  return { mouse: usedBy('mouse', mouse), finger: usedBy('finger', place), seen };
}
