import { createPath, type DataStrategyFunction, type DataStrategyResult } from 'react-router';
import { unavailableStatus, toPageError } from '../chrome/errors/page-error';
import type { Router } from './open-page';
import { pageKey } from './page-key';
import { reportFault } from './report-faults';

const never = new Promise<never>(() => undefined);
const { dataset } = document.documentElement;

/** What a page lacks: a file of it that did not come, which counts against its release, or data that cannot be had for now. */
function lostOf({ type, result }: DataStrategyResult): 'part' | 'data' | undefined {
  if (type === 'data') return undefined;
  if ((result as Error).name === 'ChunkLoadError') {
    reportFault(result);
    return 'part';
  }
  return toPageError(result).status === unavailableStatus ? 'data' : undefined;
}

/**
 * Runs loaders as the router does by itself. Where a file of the next page is lost, or its data cannot be had, it is asked
 * for as a whole instead: the server may have it from before, and waits longer for it (docs/faults.md F8, F23). A page that would
 * only show other data stays as it is.
 */
export function orWholePage(router: () => Router): DataStrategyFunction {
  let keeps = false;
  return async ({ matches, request }) => {
    const { location, loaderData } = router().state;
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const results: Record<string, DataStrategyResult> = {};
    await Promise.all(
      wanted.map(async (match) => {
        const { id } = match.route;
        results[id] = keeps ? { type: 'data', result: loaderData[id] } : await match.resolve();
      }),
    );
    // A sheet keeps no page back, but the server may bring the page with it (early/ask-again.ts).
    const lacksSheet = 'lostSheet' in dataset;
    const lost = Object.values(results).map(lostOf).find(Boolean);
    delete dataset.lostSheet;
    const target = router().state.navigation.location;
    if ((lost || lacksSheet) && target && !request.signal.aborted) {
      const isOther = pageKey(target) !== pageKey(location);
      if (lost === 'data' && !isOther) {
        const { keepPage } = await import(/* webpackChunkName: "error-styles" */ './stale/keep-page');
        // Ends this navigation, whose results then count for nothing.
        await keepPage(router(), target, (now) => (keeps = now));
      } else if (window.siteReload?.(createPath(target), isOther && lost !== undefined)) return never;
    }
    return results;
  };
}
