import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedLog } from './bounded-log';

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** Whether a page of another site sent this request. Browsers send the headers for it; clients without them are allowed. */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>, ownOrigin: string): boolean {
  const { origin, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return true;
  if (origin === undefined) return false;
  return origin !== ownOrigin && (host === undefined || hostOf(origin) !== host);
}

const refused = '请在本站页面上提交。';

/** Refuses posts from pages of other sites. Runs before the body is read. */
export function refuseCrossSitePosts(app: FastifyInstance, ownOrigin: string): void {
  const log = new BoundedLog(app.log);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !isCrossSite(request, ownOrigin)) return;
    const { url: route } = request.routeOptions;
    log.warn({ route }, 'a post from another site was refused');
    return reply
      .code(403)
      .header('Cache-Control', 'no-store')
      .send({ isok: false, code: 403, msg: refused, Msg: refused });
  });
}
