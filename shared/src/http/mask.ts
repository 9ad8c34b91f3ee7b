import { leadFieldKeys, leadFields } from '../contract/lead-fields';

const personal = new Set([
  ...leadFieldKeys.filter((key) => leadFields[key].personal).map((key) => key.toLowerCase()),
  'contact',
  'validatecode',
]);
const maxText = 2048;

/** `13800008000` → `138****8000`; anything else → `***`. */
function maskText(value: string): string {
  return /^\d{11}$/.test(value) ? `${value.slice(0, 3)}****${value.slice(7)}` : '***';
}

/** Copies a payload for the log with personal fields masked, at any depth. */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      personal.has(key.toLowerCase()) ? maskText(String(inner)) : maskPersonal(inner),
    ]),
  );
}

/** Truncates a response for the log to 2 KB of text with phone numbers masked. */
export function maskAnswer(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // No lookbehind: Safari before 16.4 cannot parse it, and the whole script would fail.
  return text.slice(0, maxText).replace(/(^|\D)(1\d{2})\d{4}(?=\d{4}(?!\d))/g, '$1$2****');
}
