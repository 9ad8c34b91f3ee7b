import type { FailedRequest } from '@site/shared/contract/site';
import { cleanLine } from '../leads/clean-text';
import { maskPhones } from '../plugins/service-log';

const privateKeys = /^(name|phone|mobile|tel|contact|validatecode|requirement|feedback|email)$/i;
const longestText = 500;
const deepest = 4;
const mostItems = 20;
/** In bytes: with 200 lines a minute, reports let the log grow by less than 1 MB a minute (faults.md F36). */
const largestReport = 4096;

/** A second mask over what senders should have masked (faults.md F36): nobody's name or number reaches a log. */
export function maskFailedRequest(logInfo: Partial<FailedRequest>): Record<string, unknown> {
  const { title, message, url, payload, status, statusText, responseData } = logInfo;
  const readable = maskValue({ title, message, payload, status, statusText, responseData }, 0);
  return shorten({ ...(readable as Record<string, unknown>), url: pathOf(url) });
}

/** Of a report that is too large only what says which call failed. */
function shorten(report: Record<string, unknown>): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(report)) <= largestReport) return report;
  const { title, url, status } = report;
  return { title: plainText(String(title)), url, status: plainText(String(status)), isShortened: true };
}

/** Without its query, which may hold what a visitor typed. */
function pathOf(url: unknown): string {
  return plainText(String(url ?? '').split(/[?#]/)[0] ?? '');
}

function plainText(text: string): string {
  return maskPhones(cleanLine(text)).slice(0, longestText);
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => maskValue(item, depth + 1));
  const pairs = Object.entries(value).slice(0, mostItems);
  return Object.fromEntries(
    pairs.map(([key, item]) => [key, privateKeys.test(key) ? '***' : maskValue(item, depth + 1)]),
  );
}
