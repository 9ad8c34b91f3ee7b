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

/** A field of JSON, which may end within its value, where the text was cut: a text, or a list or object of them. */
const jsonField = /"([^"\\]*)"\s*:\s*("(?:[^"\\]|\\.)*"?|\[[^\]]*\]?|\{[^}]*\}?)/g;

/** What may stand in fields of fields is looked through too. */
function maskJson(text: string): string {
  return text.replace(jsonField, (field, name: string, value: string) => {
    if (isPersonal(name)) return `"${name}":"${maskText(value.replace(/^"|"$/g, ''))}"`;
    return value.startsWith('"') ? field : `"${name}":${maskJson(value)}`;
  });
}

/** Truncates a response for the log to 2 KB of text with personal fields, numbers and addresses masked. */
export function maskAnswer(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return maskPrivate(maskJson(text.slice(0, maxText))).slice(0, maxText);
}
