import { createHash } from 'node:crypto';

function hashed(algorithm: 'sha256' | 'sha384', bytes: Uint8Array | string): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** `sha384-…` of some bytes or UTF-8 text, in the format of HTML's integrity attribute: how a release lists a file. */
export function integrityOf(bytes: Uint8Array | string): string {
  return hashed('sha384', bytes);
}

/** `sha256-…`, as pages name a file: hashes do not compress, and a page has up to sixteen (decision 062). */
export function pageIntegrityOf(bytes: Uint8Array | string): string {
  return hashed('sha256', bytes);
}
