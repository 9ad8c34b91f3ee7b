const deepest = 20;

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return false;
  return Object.values(value).every((field) => field === undefined || isPlain(field, depth + 1));
}

/** Data as text that is the same for the same data; undefined for what holds more than data: functions, elements, classes. */
export function plainText(value: object): string | undefined {
  return isPlain(value, 0) ? JSON.stringify(value) : undefined;
}
