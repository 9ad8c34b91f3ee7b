import type { FailedRequest } from '@site/shared/contract/site';
import { maskPhones } from '../plugins/service-log';

const privateKeys = /^(name|phone|mobile|tel|contact|validatecode|requirement|feedback|email)$/i;
const longestText = 500;
const deepest = 4;
const mostItems = 20;

/** A second mask over what senders should have masked (faults.md F36): nobody's name or number reaches a log. */
export function maskFailedRequest(logInfo: Partial<FailedRequest>): Record<string, unknown> {
  const { title, message, url, payload, status, statusText, responseData } = logInfo;
  const readable = maskValue({ title, message, payload, status, statusText, responseData }, 0);
  return { ...(readable as Record<string, unknown>), url: pathOf(url) };
}

/** Without its query, which may hold what a visitor typed. */
function pathOf(url: unknown): string {
  return maskPhones(String(url ?? '').split(/[?#]/)[0] ?? '').slice(0, longestText);
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskPhones(value).slice(0, longestText);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => maskValue(item, depth + 1));
  const pairs = Object.entries(value).slice(0, mostItems);
  return Object.fromEntries(
    pairs.map(([key, item]) => [key, privateKeys.test(key) ? '***' : maskValue(item, depth + 1)]),
  );
}
