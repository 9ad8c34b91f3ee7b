import { foreignPostAnswer, isForeignPost } from '@site/shared/contract/foreign-post';
import type { FastifyInstance } from 'fastify';
import { BoundedLog } from './bounded-log';

/** Refuses posts from pages of other sites. Runs before the body is read. */
export function refuseCrossSitePosts(app: FastifyInstance, ownOrigin: string): void {
  const log = new BoundedLog(app.log);
  app.addHook('onRequest', async ({ method, headers, routeOptions }, reply) => {
    const { origin, host } = headers;
    const fetchSite = headers['sec-fetch-site'] as string | undefined;
    // Pages of this site ask it as their own origin and in no other way.
    const isOwn = fetchSite === undefined || fetchSite === 'same-origin';
    if (method !== 'POST' || (isOwn && !isForeignPost({ origin, host, fetchSite }, [ownOrigin]))) return;
    log.warn({ route: routeOptions.url }, 'a post from another site was refused');
    return reply.code(403).header('Cache-Control', 'no-store').send(foreignPostAnswer);
  });
}
