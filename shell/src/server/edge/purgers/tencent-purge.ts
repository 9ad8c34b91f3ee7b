import { answerOf, type Purger } from '../cache-purge';
import { canonicalRequest, hmac, sha256 } from './signed-request';

type Access = { id: string; secret: string };
type Call = { service: string; action: string; version: string; body: string; at: Date };

/** Signature V3 of 腾讯云 (cloud.tencent.com/document/api/213/30654). */
export function signForTencent({ id, secret }: Access, { service, action, version, body, at }: Call) {
  const host = `${service}.tencentcloudapi.com`;
  const type = 'application/json; charset=utf-8';
  const signedHeaders = { 'content-type': type, host, 'x-tc-action': action.toLowerCase() };
  const seconds = String(Math.floor(at.getTime() / 1000));
  const day = at.toISOString().slice(0, 10);
  const algorithm = 'TC3-HMAC-SHA256';
  const scope = `${day}/${service}/tc3_request`;
  const toSign = [algorithm, seconds, scope, sha256(canonicalRequest('', signedHeaders, sha256(body)))].join('\n');
  const key = hmac(hmac(hmac(`TC3${secret}`, day), service), 'tc3_request');
  const signature = hmac(key, toSign).toString('hex');
  const signed = Object.keys(signedHeaders).sort().join(';');
  const headers = {
    'Content-Type': type,
    'X-TC-Action': action,
    'X-TC-Version': version,
    'X-TC-Timestamp': seconds,
    Authorization: `${algorithm} Credential=${id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
  return { url: `https://${host}/`, headers };
}

type Answer = { Response?: { TaskId?: string; Error?: { Code: string; Message: string } } };

/**
 * 腾讯云 CDN has no tags (API of 2018-06-06), so the whole site is purged: `PurgePathCache` with `flush` makes the
 * CDN fetch again only what changed, so that scripts and styles stay cached. A hundred a day are free.
 */
export const purger: Purger = ({ account: id, secret }, origin, send) => {
  const name = 'Tencent Cloud CDN';
  return {
    name,
    purge: async () => {
      const body = JSON.stringify({ Paths: [`${origin}/`], FlushType: 'flush' });
      const call = { service: 'cdn', action: 'PurgePathCache', version: '2018-06-06', body, at: new Date() };
      const { url, headers } = signForTencent({ id, secret }, call);
      const answer = (await answerOf(name, await send(url, { method: 'POST', headers, body }))) as Answer | undefined;
      const error = answer?.Response?.Error;
      if (error || !answer?.Response?.TaskId) throw new Error(`${name} refused: ${error?.Code ?? 'no task was begun'}`);
    },
  };
};
