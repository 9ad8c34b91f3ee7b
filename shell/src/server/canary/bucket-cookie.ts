import { randomInt } from 'node:crypto';
import { bucketCount } from '@site/shared/contract/canary-buckets';
import { ownCookie } from '../hardening/own-cookie';

/** How long a visitor keeps the bucket, in seconds: 90 days, longer than a canary runs. */
const life = 7_776_000;

/** The bucket of a visitor: a number drawn at random that nothing is stored or counted by, and nothing else of anybody. */
export type BucketCookie = {
  /** 0 to 999,999; undefined for a visitor without one, and for anything that no shell wrote. */
  read: (header: string | undefined) => number | undefined;
  /** The `Set-Cookie` header of a bucket drawn at random. */
  draw: () => string;
};

export function bucketCookie(origin: string): BucketCookie {
  const cookie = ownCookie(origin, 'bucket');
  return {
    read: (header) => {
      const text = cookie.read(header) ?? '';
      // One spelling of each number, and none beyond the last.
      return /^(?:0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined;
    },
    draw: () => cookie.write(String(randomInt(bucketCount)), life),
  };
}
