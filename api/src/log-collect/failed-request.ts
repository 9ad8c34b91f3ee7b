import { leadFieldKeys } from '@site/shared/contract/lead-fields';
import type { FailedRequest } from '@site/shared/contract/site';
import { cleanLine } from '../leads/clean-text';
import { maskPhones } from '../plugins/service-log';

const privateKeys = new Set(
  [...leadFieldKeys, 'mobile', 'tel', 'contact', 'validatecode', 'feedback', 'email'].map((key) => key.toLowerCase()),
);
const maxText = 500;
const deepest = 4;
const maxItems = 20;
/** In bytes: with 200 lines a minute, reports grow the log by less than 1 MB a minute (docs/faults.md F36). */
const maxReport = 4096;

/** Masks again what clients should have masked (docs/faults.md F36): no name or phone number reaches a log. */
export function maskFailedRequest(logInfo: Partial<FailedRequest>): Record<string, unknown> {
  const { title, message, url, payload, status, statusText, responseData } = logInfo;
  const readable = maskValue({ title, message, payload, status, statusText, responseData }, 0);
  return shorten({ ...(readable as Record<string, unknown>), url: pathOf(url) });
}

/** Reduces an oversized report to the fields that identify the failed call. */
function shorten(report: Record<string, unknown>): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(report)) <= maxReport) return report;
  const { title, url, status } = report;
  return { title: plainText(String(title)), url, status: plainText(String(status)), isShortened: true };
}

/** Without the query string, which may contain user input. */
function pathOf(url: unknown): string {
  return plainText(String(url ?? '').split(/[?#]/)[0] ?? '');
}

function plainText(text: string): string {
  return maskPhones(cleanLine(text)).slice(0, maxText);
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => maskValue(item, depth + 1));
  const pairs = Object.entries(value).slice(0, maxItems);
  return Object.fromEntries(
    pairs.map(([key, item]) => [key, privateKeys.has(key.toLowerCase()) ? '***' : maskValue(item, depth + 1)]),
  );
}
