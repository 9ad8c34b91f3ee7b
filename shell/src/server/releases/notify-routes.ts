import type { FastifyInstance } from 'fastify';
import { refusePages } from '../health/refuse-pages';
import type { ReleaseFollower } from './release-follower';
import type { StoreWatch } from './store-watch';

/**
 * The release command says that there is a new revision, so that nobody waits for the next look. Whoever calls it only makes
 * the shell look at its store; calls while one look is under way share the next.
 */
export function notifyRoutes(
  app: FastifyInstance,
  {
    storeWatch,
    follower,
  }: { storeWatch: Pick<StoreWatch, 'notify'> | undefined; follower: Pick<ReleaseFollower, 'check'> },
): void {
  app.post('/-/notify', { onRequest: refusePages }, async (_, reply) => {
    await storeWatch?.notify();
    await follower.check();
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}
