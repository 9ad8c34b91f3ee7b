import { createPath, type DataStrategyFunction } from 'react-router';
import { unavailableStatus, toPageError } from '../errors/page-error';
import { guardedReload } from './early/reload-guard';
import type { Router } from './open-page';

const never = new Promise<never>(() => undefined);

/**
 * Runs loaders as the router does by itself. Where the data of a navigation cannot be had, the page is asked for as a whole
 * instead, once in a while: the server may have it from before, and waits longer for it (docs/faults.md F8).
 */
export function orWholePage(router: () => Router): DataStrategyFunction {
  return async ({ matches, request }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(
      wanted.map(async (match) => ({ id: match.route.id, result: await match.resolve() })),
    );
    const isMissing = results.some(
      ({ result }) => result.type === 'error' && toPageError(result.result).status === unavailableStatus,
    );
    const target = router().state.navigation.location;
    const mayLeave = isMissing && target && !request.signal.aborted;
    if (mayLeave && guardedReload(createPath(target))) return never;
    return Object.fromEntries(results.map(({ id, result }) => [id, result]));
  };
}
