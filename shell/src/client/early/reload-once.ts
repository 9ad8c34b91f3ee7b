import { fieldHoldsInput } from './holds-input';
import { isOffline } from './is-offline';

/** A page reloads itself at most once in this time, in milliseconds (R9.19). */
export const reloadPause = 60_000;

const key = 'site-reload';

declare global {
  interface Window {
    /** `reloadOnce` for the shell’s bundle. */
    siteReload?: typeof reloadOnce;
  }
}

/** Whether a reload may happen now; never without storage. */
function mayReload(): boolean {
  try {
    const passed = Date.now() - Number(sessionStorage.getItem(key));
    // Of a clock that was set back since, what lies ahead says nothing.
    if (passed >= 0 && passed < reloadPause) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads once; never while offline or while a field has typed text. `target` is the path to go to instead of here; one that is followed
 * from another page is no reload, and has no pause. The site's origin before it keeps one that begins with two slashes on the site
 * (docs/faults.md F30).
 */
export function reloadOnce(target?: string, isFollowed = false): boolean {
  if (isOffline() || fieldHoldsInput('div#_site-root') || !(isFollowed || mayReload())) return false;
  if (target) location.assign(location.origin + target);
  else location.reload();
  return true;
}

window.siteReload = reloadOnce;
