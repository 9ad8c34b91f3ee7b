import type { SiteData } from '../render/document/document';
import type { Router } from './open-page';

type State = Pick<Router['state'], 'matches' | 'loaderData'>;

/** The data of the page as it came, if some of it stayed on the server. */
let partial: unknown;

function dataOf({ matches, loaderData }: State): unknown {
  return loaderData[matches.slice(-1)[0]?.route.id ?? ''];
}

/** Whether all data of the page is there, also what only its served parts show. */
export function hasWholeData(state: State): boolean {
  return partial === undefined || dataOf(state) !== partial;
}

/** For where hydration fails: React then renders the page anew, and its parts need their data (`shared/ui/served-part.tsx`). */
export function offerMissingData(router: Router, { lacking }: Pick<SiteData, 'lacking'>): void {
  if (!lacking) return;
  partial = dataOf(router.state);
  let fetching: Promise<void> | undefined;
  globalThis.siteMissingData = () => (fetching ??= router.revalidate());
  const stop = router.subscribe((state) => {
    if (!hasWholeData(state)) return;
    globalThis.siteMissingData = undefined;
    stop();
  });
}
