/** A page reloads itself at most once in this time, in milliseconds (spec §2, §9). */
export const reloadGuard = 60_000;

const key = 'site-reload';

function fieldHoldsInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#site-root input, #site-root textarea',
  );
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);
}

/** Whether a reload may happen now; where storage is not to be had, never (content.md §6 no. 59). */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < reloadGuard) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads once; never without network, nor while a field holds what somebody typed. `target` is the path to go to
 * instead of here; the site's origin before it keeps one that begins with two slashes on the site (faults.md F30).
 */
export function guardedReload(target?: string): boolean {
  if (!navigator.onLine || fieldHoldsInput() || !mayReload(Date.now())) return false;
  if (target) location.assign(location.origin + target);
  else location.reload();
  return true;
}
