import { foreignPostAnswer, isForeignPost } from '@site/shared/contract/foreign-post';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses posts from pages of other sites, as the shell does, before their body is read. The host is that of a trusted
 * proxy's X-Forwarded-Host where there is one: the shell passes on which host its page was asked by.
 */
export function refuseForeignPosts(app: FastifyInstance, ownOrigins: readonly string[], count: () => void): void {
  app.addHook('onRequest', async ({ method, headers, host }, reply) => {
    const source = { origin: headers.origin, fetchSite: headers['sec-fetch-site'] as string | undefined, host };
    if (method !== 'POST' || !isForeignPost(source, ownOrigins)) return;
    count();
    return reply.code(403).header('cache-control', 'no-store').send(foreignPostAnswer);
  });
}
