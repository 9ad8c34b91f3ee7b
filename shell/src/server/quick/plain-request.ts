import type { IncomingMessage } from 'node:http';
import { repeatsHeader } from '@site/shared/serving/request-head';
import { fitsHeaders } from '../hardening/header-size';

/** What only the ordinary way knows how to answer. */
const particular = ['content-length', 'transfer-encoding', 'expect', 'upgrade', 'range'] as const;

/**
 * Whether no check of the ordinary way could have anything to say of a request: it reads, has no body, is no larger than one
 * may be, and names one host of the site as we spell it.
 */
export function isPlainRequest({ method, url = '', headers, rawHeaders }: IncomingMessage, hosts: ReadonlySet<string>) {
  if (method !== 'GET' || !hosts.has(headers.host ?? '')) return false;
  if (particular.some((name) => headers[name] !== undefined)) return false;
  return !repeatsHeader(rawHeaders) && fitsHeaders(url, rawHeaders);
}
