import { hasTooManyHeaders } from '@site/shared/serving/request-head';
import type { FastifyInstance } from 'fastify';
import { answerPlainly, type BytesFault, type Extra } from '../plain-answers';

/** Of one request: its address and all headers, in characters of one byte each. */
const maxHeaderBytes = 16 * 1024;
/** An address of ours is never longer; one that is shares the blame, and whoever made it must not log visitors out. */
export const maxAddressBytes = 2048;
const tooLarge = 431;

/** Lets the browser forget the cookies of the site and of its parent domain; its next request is answered. */
const forgetCookies: Extra = {
  headers: [['Clear-Site-Data', '"cookies"']],
  message: '浏览器中本站的 Cookie 过多，已请浏览器清除。请刷新页面重试。',
};

function bytesOf(url: string, rawHeaders: readonly string[]): number {
  return rawHeaders.reduce((bytes, text) => bytes + text.length + 2, url.length);
}

/** Whether a request is no larger than one of a visitor can be, and all of its headers are known. */
export function fitsHeaders(url: string, rawHeaders: readonly string[]): boolean {
  return !hasTooManyHeaders(rawHeaders) && bytesOf(url, rawHeaders) <= maxHeaderBytes;
}

/** Whether cookies alone make a request too large: without them it would be answered. */
function blamesCookies(rawHeaders: readonly string[], addressBytes: number, allBytes: number): boolean {
  if (hasTooManyHeaders(rawHeaders)) return false;
  const cookies = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'cookie');
  const cookieBytes = cookies.join('').length;
  return addressBytes <= maxAddressBytes && cookieBytes > 0 && allBytes - cookieBytes <= maxHeaderBytes;
}

/**
 * Refuses what is larger than a request of a visitor can be (docs/faults.md F32). Another host of the parent domain can fill
 * the cookies until no request is small enough; that visitor is told to reload, with the cookies gone (docs/faults.md F35).
 */
export function limitHeaderSize(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { url = '', rawHeaders } }, reply) => {
    if (fitsHeaders(url, rawHeaders)) return;
    const allBytes = bytesOf(url, rawHeaders);
    if (!blamesCookies(rawHeaders, url.length, allBytes)) return answerPlainly(reply, tooLarge);
    return answerPlainly(reply.headers(Object.fromEntries(forgetCookies.headers)), tooLarge, forgetCookies.message);
  });
}

const beginOfRequest = /^[A-Z]{3,10} (\S+) HTTP\/1\.[01]\r\n/;
const cookieHeader = /\r\ncookie:/i;

/**
 * As above for what was too large to be parsed at all: the last bytes that arrived, which hold the begin of the request only
 * where they are the first ones too. Where they do not, nothing is known and nothing is forgotten.
 */
export function forgetUnparsedCookies(status: number, { rawPacket }: BytesFault): Extra | undefined {
  if (status !== tooLarge) return undefined;
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const address = beginOfRequest.exec(text)?.[1];
  if (address === undefined || address.length > maxAddressBytes) return undefined;
  return cookieHeader.test(text) ? forgetCookies : undefined;
}
