/** The key in local storage. */
export const displayKey = 'site-display';
/** Font size (`120`, `140`), contrast, no motion, no floating tools; each a `data-*` on `<html>`. */
export const displayNames = ['print', 'contrast', 'still', 'bare'] as const;

const { dataset } = document.documentElement;

function stored(): Record<string, unknown> {
  try {
    // Whatever else writes there may have written `null`.
    return Object(JSON.parse(localStorage.getItem(displayKey) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Applies the stored choices as soon as this script runs, before the first paint if it comes from the browser's cache.
 * `data-display` tells the style sheets that the switch works; the island `display` has its panel.
 */
export function applyDisplay(): void {
  dataset.display = '';
  const chosen = stored();
  for (const name of displayNames) {
    const value = chosen[name];
    if (typeof value === 'string') dataset[name] = value;
  }
}
