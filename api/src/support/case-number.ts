import { createHash } from 'node:crypto';

/** Crockford's digits: no letter that is heard or read as another sign. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/**
 * The number that a visitor is told, `ZB-7K4Q-2M9X`: made of the idempotency key, so that a retry is told the same number
 * by any process. Of 40 bits, so that it says nothing of how many cases there are.
 */
export function caseNumberOf(key: string): string {
  const bytes = createHash('sha256').update(`case:${key}`).digest();
  const signs = [...bytes.subarray(0, length)].map((byte) => digits[byte % digits.length]).join('');
  return `ZB-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
