import { maskPrivate } from '../contract/private-text';

/**
 * Parts of the names of personal fields, of leads and of other hosts: `userName`, `contactPhone`, `idCard`. The list of
 * lead fields is not imported, which browsers would load with it: a test holds that each personal one is masked.
 */
const personalPart = /name|phone|mobile|tel$|contact|mail|idcard|address|validatecode/;
const maxText = 2048;

/** `13800008000` → `138****8000`; anything else → `***`. */
function maskText(value: string): string {
  const masked = maskPrivate(value);
  return /^1\d\d\*{4}\d{4}$/.test(masked) ? masked : '***';
}

function isPersonal(name: string): boolean {
  return personalPart.test(name.toLowerCase());
}

/** One field of a form for the log: personal ones masked, of every other numbers and addresses. */
export function maskField(name: string, value: string): string {
  return isPersonal(name) ? maskText(value) : maskPrivate(value);
}

/** Copies a payload for the log with personal fields masked, at any depth, and numbers and addresses in every other. */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value === 'string') return maskPrivate(value);
  if (typeof value === 'number') return maskPrivate(String(value)) === String(value) ? value : '***';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isPersonal(key) ? maskText(String(inner)) : maskPersonal(inner)]),
  );
}

/** Truncates a response for the log to 2 KB of text with numbers and addresses masked. */
export function maskAnswer(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return maskPrivate(text.slice(0, maxText)).slice(0, maxText);
}
