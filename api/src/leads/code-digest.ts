import { plainCode } from '@site/shared/contract/callback-code';
import { createHash } from 'node:crypto';

/** What is kept of a code; empty for none, and for what is none. A code has 128 random bits, so that one round of SHA-256 is enough. */
export function codeDigestOf(text = ''): string {
  const code = plainCode(text);
  return code ? createHash('sha256').update(code).digest('base64url') : '';
}
