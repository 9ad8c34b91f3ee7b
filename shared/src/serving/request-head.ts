/**
 * The most headers that Node keeps of a request (`server.maxHeadersCount`): what comes after them no check would see, so that
 * a request which has as many is refused. A browser sends some twenty, proxies add a dozen.
 */
export const mostHeaders = 200;

/** What a server and a proxy in front must not understand differently (RFC 9110 5.3). */
const once = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'origin',
  'referer',
  'sec-fetch-site',
  'authorization',
]);

/** Whether a request has so many headers that some of them may be unknown. `rawHeaders`: names and values by turns. */
export function hasTooManyHeaders(rawHeaders: readonly string[]): boolean {
  return rawHeaders.length >= 2 * mostHeaders;
}

/** Whether a header that a request has once at most is there again: a proxy may believe one and this server the other. */
export function repeatsHeader(rawHeaders: readonly string[]): boolean {
  const seen: string[] = [];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = (rawHeaders[place] ?? '').toLowerCase();
    if (!once.has(name)) continue;
    if (seen.includes(name)) return true;
    seen.push(name);
  }
  return false;
}

/** The status that a request is refused with for its headers; undefined for one that has none to complain of. */
export function headFault(rawHeaders: readonly string[]): 431 | 400 | undefined {
  if (hasTooManyHeaders(rawHeaders)) return 431;
  return repeatsHeader(rawHeaders) ? 400 : undefined;
}
