import { createHash } from 'node:crypto';

type Signed = { ticket: string; nonceStr: string; timestamp: number; url: string };

/** WeChat's signature of a page: SHA-1 in hex over the four values as they are, by their names' order. */
export function signatureOf({ ticket, nonceStr, timestamp, url }: Signed): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
