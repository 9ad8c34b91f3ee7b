import { createHash } from 'node:crypto';

/** `sha384-…` of some bytes or UTF-8 text, as an integrity attribute of HTML wants it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
