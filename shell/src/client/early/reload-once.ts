import { fieldHoldsInput } from './holds-input';
import { isOffline } from './is-offline';

/** A page reloads itself at most once in this time, in milliseconds (R9.19). */
export const reloadPause = 60_000;

/** What a page reloads itself for; each has its own pause, so that neither uses up the other's. */
const keys = { part: 'site-reload', data: 'site-reload-data' } as const;

export type Lost = keyof typeof keys;

declare global {
  interface Window {
    /** `reloadOnce` for the shell’s bundle. */
    siteReload?: typeof reloadOnce;
  }
}

/** Whether a reload may happen now; never without storage. */
function mayReload(key: string, now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Of a clock that was set back since, what lies ahead says nothing.
    if (now >= last && now - last < reloadPause) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads once; never while offline or while a field has typed text. `target` is the path to go to
 * instead of here, `lost` what the page lacks; the site's origin before it keeps one that begins with two slashes on the site (docs/faults.md F30).
 */
export function reloadOnce(target?: string, lost: Lost = 'part'): boolean {
  if (isOffline() || fieldHoldsInput('div#_site-root') || !mayReload(keys[lost], Date.now())) return false;
  if (target) location.assign(location.origin + target);
  else location.reload();
  return true;
}

window.siteReload = reloadOnce;
