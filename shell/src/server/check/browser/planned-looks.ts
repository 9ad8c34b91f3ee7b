import { type CheckedRoute, shownAddresses } from '../server-pages';
import type { LookOf } from './known/checked-set';
import { type InTurn, type Look, type View, viewPage } from './page-view';
import { usePage } from './use-page';
import { type CheckedWindow, usedIn, windows } from './windows';

/** A look that is to be taken at a page of a release. */
export type Planned = { view: View & { route: CheckedRoute }; look: Look; of: LookOf };

/** Pages that a mouse uses, which are left alone first, those that a finger uses, and those that are only seen. */
type Looks = Record<'mouse' | 'finger' | 'seen', Planned[]>;
/** `turns`: what is used waits for no page that is only seen, since it takes longest. */
type Place = Pick<View, 'browser' | 'origin'> & { turns: Record<keyof Looks, InTurn> };

type Seat = { place: Omit<Place, 'turns'>; inTurn: InTurn };

function planned(
  { place, inTurn }: Seat,
  route: CheckedRoute,
  address: string,
  window: CheckedWindow,
  look: Look,
): Planned {
  const { remote, id } = route.route;
  const name = look === usePage ? `use ${window.width}` : `${window.width}`;
  return {
    ...{ view: { ...place, inTurn, route, address, window }, look },
    of: { remote, routeId: id, address, window, look: name },
  };
}

/** Every page that the server part was answered with: each address seen in all windows, and one of each pattern used. */
export function plannedLooks({ turns, ...place }: Place, checked: readonly CheckedRoute[]): Looks {
  const usedBy = (use: 'mouse' | 'finger') =>
    usedIn
      .filter((window) => window.use === use)
      .flatMap((window) =>
        checked.flatMap((route) =>
          shownAddresses(route)
            .slice(0, 1)
            .map((address) => planned({ place, inTurn: turns[use] }, route, address, window, usePage)),
        ),
      );
  const seen = checked.flatMap((route) =>
    shownAddresses(route).flatMap((address) =>
      windows.map((window) => planned({ place, inTurn: turns.seen }, route, address, window, viewPage)),
    ),
  );
  return { mouse: usedBy('mouse'), finger: usedBy('finger'), seen };
}
