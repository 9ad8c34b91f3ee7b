import { createHash, createHmac } from 'node:crypto';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** As both makers of the algorithm encode a query: RFC 3986, with nothing but letters, digits and `-_.~` left as it is. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The request as both algorithms put it together: method, path, query, headers in order, their names, hash of the body. */
export function canonicalRequest(query: string, headers: Record<string, string>, bodyHash: string): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]?.trim() ?? ''}\n`).join('');
  return ['POST', '/', query, lines, names.join(';'), bodyHash].join('\n');
}
