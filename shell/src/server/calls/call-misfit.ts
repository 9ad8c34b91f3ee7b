import { isWritten } from '@site/shared/calls/writing-calls';
import { parseBounded } from '@site/shared/contract/bounded-json';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { withoutQuery } from '../../render/pages/call-url';
import type { DataRequest } from '../../render/pages/worker-messages';

type Declared = Pick<ReleaseCall, 'method' | 'host' | 'path' | 'sends' | 'fields'>;
type Made = Pick<DataRequest, 'method' | 'url' | 'body' | 'contentType'>;

/** What a host of calls takes of a request, as the shell does of visitors. */
const mostBytes = 64 * 1024;
const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Whether address or body are longer than any request: visitors can cause it, with what they type. */
export function isTooLong({ url, body = '' }: Pick<DataRequest, 'url' | 'body'>): boolean {
  return url.length > mostBytes || Buffer.byteLength(body) > mostBytes;
}

/** How a request travels, by what it says of its body. */
export function wayOf({ method, body, contentType = '' }: Omit<Made, 'url'>): keyof typeof types | 'query' | undefined {
  if (method === 'get' || body === undefined) return body === undefined ? 'query' : undefined;
  const [type = ''] = contentType.toLowerCase().split(';', 1);
  if (type.trim() === types.json) return 'json';
  return type.trim() === types.form ? 'form' : undefined;
}

/** The content type of a request that travels so: a constant, not the words of a section. */
export function typeOf(way: ReturnType<typeof wayOf>): string | undefined {
  return way === 'json' || way === 'form' ? types[way] : undefined;
}

function namesIn({ body = '' }: Made, way: 'json' | 'form' | 'query'): string[] | undefined {
  if (way === 'query') return [];
  if (way === 'form') return [...new URLSearchParams(body).keys()];
  try {
    const value = parseBounded(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The names of all fields of a request, of its address and its body; undefined where the body cannot be read. */
function fieldsOf(made: Made, way: 'json' | 'form' | 'query'): string[] | undefined {
  const inBody = namesIn(made, way);
  const [, query = ''] = made.url.split(/\?(.*)/s);
  return inBody && [...new URLSearchParams(query).keys(), ...inBody];
}

function fieldMisfit({ fields }: Declared, names: readonly string[]): string | undefined {
  if (new Set(names).size !== names.length) return 'it names a field twice';
  return fields && names.some((name) => !fields.includes(name))
    ? 'it has a field that the call does not have'
    : undefined;
}

/** What a request has that its call does not; undefined where it has nothing. Values are the service's to judge: visitors type them. */
export function misfitOf(declared: Declared, made: Made): string | undefined {
  const { method, host, path, sends } = declared;
  if (method !== made.method || `host:${host}${path}` !== withoutQuery(made.url)) return 'it goes elsewhere';
  if (isWritten(path)) return 'something is written there, and pages only read while they are rendered';
  const way = wayOf(made);
  if (!way || (sends ?? way) !== way) return 'its body is of another type';
  const names = fieldsOf(made, way);
  return names ? fieldMisfit(declared, names) : 'its body cannot be read';
}
