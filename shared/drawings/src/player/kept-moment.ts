/** Where a show was left, in seconds, in which entry of the history, and in which load of the page. */
type Left = { second: number; entry: string; load: number };

/** Names this load of the page: older browsers have no `performance.timeOrigin`. */
const thisLoad = Date.now();

const keyOf = (show: string) => `site-moment-${show}`;

/** What the application calls this entry of the history; empty where a load began it. */
export function historyEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? '';
}

/** Whether the visitor is back at the entry: by a reload or the history, not by a link or a typed address. */
function isBack({ entry, load }: Left): boolean {
  if (entry !== historyEntry()) return false;
  if (load === thisLoad) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** The second where this tab left a show and has come back to; undefined for who comes anew, and where nothing may be kept. */
export function keptMoment(show: string): number | undefined {
  try {
    const left = JSON.parse(sessionStorage.getItem(keyOf(show)) ?? 'null') as Left | null;
    return left && Number.isFinite(left.second) && isBack(left) ? left.second : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps for this tab where a show is left, and in which entry of the history. */
export function keepMoment(show: string, second: number, entry: string): void {
  try {
    sessionStorage.setItem(keyOf(show), JSON.stringify({ second, entry, load: thisLoad } satisfies Left));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
