function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Canonical JSON (sorted keys), so that texts can be signed, hashed and compared. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(value, withSortedKeys, 2)}\n`;
}
