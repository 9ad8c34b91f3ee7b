import { randomUUID } from 'node:crypto';
import { answerOf, type Purger } from '../cache-purge';
import { canonicalRequest, encoded, hmac, sha256 } from './signed-request';

type Access = { id: string; secret: string };
type Call = { host: string; action: string; version: string; query: Record<string, string>; at: Date; nonce: string };

/** Signature V3 of 阿里云 (help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature), for calls without a body. */
export function signForAliyun({ id, secret }: Access, { host, action, version, query, at, nonce }: Call) {
  const search = Object.entries(query)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const bodyHash = sha256('');
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': at.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const algorithm = 'ACS3-HMAC-SHA256';
  const toSign = `${algorithm}\n${sha256(canonicalRequest(search, headers, bodyHash))}`;
  const signed = Object.keys(headers).sort().join(';');
  const signature = hmac(secret, toSign).toString('hex');
  const authorization = `${algorithm} Credential=${id},SignedHeaders=${signed},Signature=${signature}`;
  const { host: _, ...sent } = headers;
  return { url: `https://${host}/?${search}`, headers: { ...sent, Authorization: authorization } };
}

/** By tag: `RefreshObjectCacheByCacheTag` of 阿里云 CDN (API of 2018-05-10); `Force`, since what must go is not stale by time. */
export const purger: Purger = ({ account: id, secret }, origin, send) => {
  const name = 'Alibaba Cloud CDN';
  return {
    name,
    purge: async (tags) => {
      const { url, headers } = signForAliyun(
        { id, secret },
        {
          host: 'cdn.aliyuncs.com',
          action: 'RefreshObjectCacheByCacheTag',
          version: '2018-05-10',
          query: { DomainName: new URL(origin).hostname, CacheTag: tags.join(','), Force: 'true' },
          at: new Date(),
          nonce: randomUUID(),
        },
      );
      await answerOf(name, await send(url, { method: 'POST', headers }));
    },
  };
};
