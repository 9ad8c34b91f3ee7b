import type { IncomingHttpHeaders } from 'node:http';
import { leadHeaders } from '@site/shared/contract/lead-forms';

type Headers = Record<string, string | string[]>;

/** All that a host learns of a visitor's request; cookies, forwarding and hop-by-hop headers are none of its business. */
const passedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'if-modified-since',
  'if-range',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  ...Object.values(leadHeaders),
];

/**
 * All that a visitor learns of a host's answer: what it is and for how long. What else a host may say leads proxies and browsers
 * (`X-Accel-Redirect`, `Set-Cookie`, `Clear-Site-Data`, `Refresh`, `Alt-Svc`), which are the site's to lead (docs/faults.md F30).
 */
const shownHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;
/** Of several lines of one header all count; of any other the first. */
const lists: ReadonlySet<string> = new Set(['cache-control', 'vary']);

/**
 * The headers of a call to its host. Limits apply to the visitor's address, not the shell's, and the host judges Origin by
 * the host that the visitor asked.
 */
export function headersForHost(headers: IncomingHttpHeaders, ip: string): Headers {
  const given = passedHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(given),
    'x-forwarded-for': ip,
    ...(headers.host && { 'x-forwarded-host': headers.host }),
  };
}

/** Without what Node refuses to send: one bad header of a host is no reason to lose its answer. */
function sendable(value: string): string {
  return value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

function oneValue(name: string, value: string | string[]): string {
  if (!Array.isArray(value)) return value;
  return lists.has(name) ? value.join(', ') : (value[0] ?? '');
}

/** The headers of a host's answer for the visitor. */
export function headersForVisitor(headers: IncomingHttpHeaders): Record<string, string> {
  const shown = shownHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, sendable(oneValue(name, value))] as const];
  });
  return Object.fromEntries(shown);
}
