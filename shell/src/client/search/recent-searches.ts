const key = 'recent-searches';
const most = 5;

/** The latest searches of this device, the last first; empty where nothing may be kept. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing offers no recent searches.
  }
}

export function rememberSearch(word: string): void {
  const text = word.trim();
  if (text) keep([text, ...recentSearches().filter((one) => one !== text)].slice(0, most));
}

export function forgetSearches(): void {
  keep([]);
}
