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

/** What concerns the connection to the host only (RFC 9110 7.6.1), and where it would lead the visitor (docs/faults.md F30). */
const keptBack = [
  'connection',
  'keep-alive',
  'location',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

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

/** The headers of a host's answer for the visitor. */
export function headersForVisitor(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...keptBack, ...named]);
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name));
  return Object.fromEntries(
    kept.map(([name, value = '']) => [name, Array.isArray(value) ? value.map(sendable) : sendable(value)]),
  );
}
