import { createHash } from 'node:crypto';

/** `sha384-…` of some bytes or UTF-8 text, in the format of HTML's integrity attribute. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
