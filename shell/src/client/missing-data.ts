import type { PageHandle } from '@site/shared/page/page-handle';
import type { Router } from './open-page';

type Match = Router['state']['matches'][number];

/** Whether all data of the page is there, also what only its served parts show. */
export function hasWholeData({ route }: Match, loaderData: Router['state']['loaderData']): boolean {
  const { served = [] } = (route.handle ?? {}) as Partial<PageHandle>;
  const data: object | undefined = loaderData[route.id];
  return !data || served.every((key) => key in data);
}

/** For where hydration fails: React then renders the page anew, and its parts need their data (`shared/ui/served-part.tsx`). */
export function offerMissingData(router: Router): void {
  const isWhole = () => {
    const match = router.state.matches.at(-1);
    return !match || hasWholeData(match, router.state.loaderData);
  };
  if (isWhole()) return;
  let fetching: Promise<void> | undefined;
  globalThis.siteMissingData = () => (fetching ??= router.revalidate());
  const stop = router.subscribe(() => {
    if (!isWhole()) return;
    globalThis.siteMissingData = undefined;
    stop();
  });
}
